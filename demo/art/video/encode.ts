import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SAMPLE_RATE } from './sound.ts';

export const FRAMES_A_SECOND = 12.5;

/** The size and the key frames of a video: a talk hardly moves, so fewer pixels and key frames keep it small. */
const looks = {
  lesson: { scale: 'scale=', keyEvery: '50', quality: '26', sound: '48k' },
  talk: { scale: 'scale=960:540:', keyEvery: '250', quality: '33', sound: '24k' },
};

/**
 * Writes a video that starts and seeks quickly: H.264 with a key frame every two seconds, AAC mono, index first.
 * Pictures are PNG buffers at 12.5 a second; each is shown twice, so that the file runs at 25.
 */
export async function encodeVideo(options: {
  pictures: AsyncIterable<Buffer>;
  soundFile: string;
  file: string;
  look: keyof typeof looks;
}): Promise<void> {
  const { scale, keyEvery, quality, sound } = looks[options.look];
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y'],
      ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FRAMES_A_SECOND), '-i', '-'],
      ...['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', options.soundFile],
      ...['-vf', `${scale}out_color_matrix=bt709:out_range=tv,format=yuv420p`, '-r', '25'],
      ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.1', '-preset', 'slow'],
      ...['-tune', 'animation', '-crf', quality, '-maxrate', '900k', '-bufsize', '1800k'],
      ...['-g', keyEvery, '-keyint_min', keyEvery, '-sc_threshold', '0'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
      ...['-c:a', 'aac', '-b:a', sound, '-ac', '1', '-shortest', '-map_metadata', '-1'],
      ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
      ...['-movflags', '+faststart', options.file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(ffmpeg, 'close');
  for await (const picture of options.pictures) {
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** Turns a PNG into the WebP that stands in for the video before it plays. */
export function encodePoster(picture: Buffer, file: string): void {
  execFileSync(
    'ffmpeg',
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      '-i',
      '-',
      '-c:v',
      'libwebp',
      '-quality',
      '76',
      file,
    ],
    { input: picture },
  );
}
