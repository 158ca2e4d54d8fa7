export { CheckRow } from './editor/check-row.tsx';
export { KindMenu } from './editor/kind-menu.tsx';
export { bankKey, bankQuery, createQuestion, questionsOfIdsQuery } from './queries.ts';
export { LimitField } from './quiz/limit-field.tsx';
export { kindTexts, lackSentence, shownName } from './texts.ts';
