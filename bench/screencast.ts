import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Seconds of the film that is encoded; longer ones repeat it without encoding it again. */
const encoded = 60;

async function ffmpeg(...args: string[]): Promise<void> {
  const run = spawn(process.env.FFMPEG_PATH || 'ffmpeg', ['-v', 'error', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/**
 * Draws the screencast of a lesson, 1080p H.264 and AAC: source code that scrolls by a line every 2.5 s and is typed, a
 * moving picture in the corner as of a camera, and a noise that comes and goes as speech does. About 3 Mb/s.
 * @returns the path of the MP4
 */
export async function drawScreencast(folder: string, minutes: number): Promise<string> {
  const path = (name: string) => join(folder, name);
  const sources = join(import.meta.dirname, '../api/src/content/media/streams');
  const names = (await readdir(sources)).filter((name) => name.endsWith('.ts')).slice(0, 4);
  const texts = await Promise.all(names.map((name) => readFile(join(sources, name), 'utf8')));
  // Signs that drawtext would read as its own.
  await writeFile(path('code.txt'), texts.join('\n').replaceAll(/[\\%:{}']/g, ''));
  await ffmpeg(
    ...['-f', 'lavfi', '-i', 'color=0x1e1e2e:s=1920x3000:d=1', '-frames:v', '1', '-vf'],
    `drawtext=textfile=${path('code.txt')}:fontsize=28:fontcolor=0xd8dee9:x=60:y=20:line_spacing=8`,
    path('page.png'),
  );
  const drawn = [
    "[0:v]loop=loop=-1:size=1,fps=30,setpts=N/30/TB,crop=1920:1080:0:'floor(t/2.5)*36'",
    "drawbox=x='60+mod(t*500,1250)':y=1000:w=1900:h=36:color=0x1e1e2e:t=fill[page]",
  ].join(',');
  await ffmpeg(
    ...['-i', path('page.png')],
    ...['-f', 'lavfi', '-i', 'anoisesrc=color=pink:amplitude=0.3:sample_rate=44100'],
    ...['-f', 'lavfi', '-i', 'mandelbrot=s=320x240:rate=30:start_scale=0.3:end_scale=0.01'],
    ...['-t', String(encoded), '-filter_complex'],
    `${drawn};[page][2:v]overlay=1560:820,format=yuv420p[v];[1:a]tremolo=f=4:d=0.8,lowpass=3000[a]`,
    ...['-map', '[v]', '-map', '[a]', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22'],
    ...['-g', '250', '-c:a', 'aac', '-b:a', '128k', path('part.mp4')],
  );
  const film = path('screencast.mp4');
  const loops = String(Math.ceil((minutes * 60) / encoded) - 1);
  await ffmpeg(
    ...['-stream_loop', loops, '-i', path('part.mp4'), '-c', 'copy'],
    ...['-movflags', '+faststart', film],
  );
  for (const name of ['code.txt', 'page.png', 'part.mp4']) await rm(path(name));
  return film;
}
