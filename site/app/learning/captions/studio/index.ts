export { LectureCaptions } from './lecture-captions.tsx';
