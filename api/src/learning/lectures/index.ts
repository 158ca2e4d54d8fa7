export { lectureAddresses } from './addresses.ts';
export { captionHits } from './caption-hits.ts';
export { chapterHits } from './chapter-hits.ts';
export { completeAnswered } from './mark-progress.ts';
export { findLecture, openLecture } from './open-lecture.ts';
export { presentLecture } from './present.ts';
export { lockProgress, revokeCompletion, saveProgress } from './queries.ts';
export { readLecture } from './read-lecture.ts';
