/** What stands beside an answer and need not be there before it. */
import "../dice/dice.js";
import "../save/save.js";
import "../share/share.js";
import "../why/why.js";
