import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '#platform/config/paths.ts';

/** A video of the demo: H.264 and AAC, 960 × 540, 16.56 s, its index in front. */
export const video = readFileSync(join(repoRoot(), 'demo/media/videos/html-1-2.mp4'));

/** The same video with its index at the end, as cameras write it. */
export function videoWithIndexBehind(): Buffer {
  const at = video.indexOf('moov') - 4;
  const size = video.readUInt32BE(at);
  const index = video.subarray(at, at + size);
  // Room of the same size keeps every offset.
  const room = Buffer.alloc(size);
  room.writeUInt32BE(size, 0);
  room.write('free', 4, 'latin1');
  return Buffer.concat([video.subarray(0, at), room, video.subarray(at + size), index]);
}
