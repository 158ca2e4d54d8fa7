export { LectureDiscussions } from './lecture-discussions.tsx';
export { discussionsQuery } from './queries.ts';
export { useHasOwnQuestions, useQuestionInbox } from './use-question-inbox.ts';
