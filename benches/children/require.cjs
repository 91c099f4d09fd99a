// From `require` to the first answer, in milliseconds; the contender's name is the argument.

const contenders = require("./contenders.cjs");

const { module: name, commonJs = name, first, answer } = contenders[process.argv[2]];
const began = performance.now();
const got = first(require(commonJs));
const took = performance.now() - began;
if (got !== answer) throw new Error(`the first answer is ${got} and not ${answer}`);
console.log(took);
