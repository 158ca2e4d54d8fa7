export { gradeVideosAgain, textsInVideos } from './grade-again.ts';
