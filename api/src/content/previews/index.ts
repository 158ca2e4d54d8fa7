export { previewPath } from './preview-path.ts';
