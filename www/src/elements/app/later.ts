/** What the page needs when it stands, and not before. */
import "../profiles/profiles.js";
import "../profiles-row/profiles-row.js";
import "../update/update.js";
