export { LectureDiscussions } from './lecture-discussions.tsx';
export { useDesk } from './use-desk.ts';
