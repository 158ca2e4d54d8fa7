export { LectureDiscussions } from './lecture-discussions.tsx';
export { useDesk, useHasOwnQuestions } from './use-desk.ts';
