export { coursesTaught } from './desk-queries.ts';
export { hasQuestionInbox } from './policy.ts';
