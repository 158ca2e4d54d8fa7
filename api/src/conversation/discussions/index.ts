export { hasQuestionInbox } from './policy.ts';
export { coursesTaught } from './question-inbox-queries.ts';
