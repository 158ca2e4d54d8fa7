export { LectureView } from './lecture-view.tsx';
export { lectureQuery } from './queries.ts';
