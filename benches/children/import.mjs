// From `import` to the first answer, in milliseconds; the contender's name is the argument.

import contenders from "./contenders.cjs";

const { module, first, answer } = contenders[process.argv[2]];
const began = performance.now();
const got = first(await import(module));
const took = performance.now() - began;
if (got !== answer) throw new Error(`the first answer is ${got} and not ${answer}`);
console.log(took);
