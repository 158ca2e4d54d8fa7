export { AnswerForm } from './answer-form.tsx';
export { moderatedQuery } from './calls.ts';
