export { LectureDiscussions } from './lecture-discussions.tsx';
export { discussionsQuery } from './queries.ts';
export { useDesk, useHasOwnQuestions } from './use-desk.ts';
