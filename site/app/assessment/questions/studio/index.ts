export { CheckRow } from './editor/check-row.tsx';
export { LimitField } from './quiz/limit-field.tsx';
export { kindTexts, lackSentence, shownName } from './texts.ts';
