export { queuePhotoRemoval } from './remove-photo.ts';
