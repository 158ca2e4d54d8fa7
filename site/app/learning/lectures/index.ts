export { hostNames } from './elsewhere/host-names.ts';
export { lectureTypes } from './lecture-types.ts';
export { LectureView } from './lecture-view.tsx';
export { lectureQuery } from './queries.ts';
