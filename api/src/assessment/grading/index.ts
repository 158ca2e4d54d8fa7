export { checkAnswerShape } from './check-answer-shape.ts';
export { grade } from './grade.ts';
export { acceptedBy, groupRefused } from './group-refused.ts';
export { isComplete } from './is-complete.ts';
export { keyOf } from './key-of.ts';
export { decimalOf } from './number/parse-decimal.ts';
export { scoreOf } from './score-of.ts';
