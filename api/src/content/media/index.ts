export { mayUseMedia } from './may-use-media.ts';
export { readUnreadCaptions } from './processing/caption-lines.ts';
export { findFfmpeg } from './processing/ffmpeg.ts';
export { readQuotas, usedBytes } from './quota.ts';
export { storePictures } from './store-pictures.ts';
export { presentStream, streamColumn } from './streams/lecture-stream.ts';
export type { ReadyVideo } from './video-receiver.ts';
