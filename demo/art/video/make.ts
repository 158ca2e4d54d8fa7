/**
 * Makes the lesson films, their captions and posters: node demo/art/video/make.ts [variables|html|components …]
 * Needs ffmpeg and a Chromium.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { markColours, markShapes } from '../../../contract/mark.ts';
import { fontFaces, openBrowser } from './browser.ts';
import { captions } from './captions.ts';
import { encodeFilm, encodePoster, FRAMES_A_SECOND } from './encode.ts';
import type { Lesson } from './lesson.ts';
import { components } from './lessons/components.ts';
import { html } from './lessons/html.ts';
import { variables } from './lessons/variables.ts';
import { soundFor } from './sound.ts';
import type { Frame, Timeline } from './timeline.ts';
import { layOut } from './timeline.ts';

const lessons: Record<string, Lesson> = { variables, html, components };
const target = fileURLToPath(new URL('../../media/videos/', import.meta.url));

async function openStage(browser: Browser, lesson: Lesson): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(
    pathToFileURL(fileURLToPath(new URL('./stage/index.html', import.meta.url))).href,
  );
  await page.addStyleTag({ content: fontFaces() });
  const shapes = JSON.stringify(markShapes(markColours.dark));
  await page.evaluate(`document.getElementById('lamp').innerHTML = ${shapes}`);
  await page.evaluate(`stage.setUp(${JSON.stringify(lesson)})`);
  await page.evaluate('document.fonts.ready');
  return page;
}

async function draw(page: Page, frame: Frame): Promise<Buffer> {
  await page.evaluate(`stage.draw(${JSON.stringify(frame)})`);
  return page.screenshot({ type: 'png' });
}

async function* pictures(page: Page, timeline: Timeline): AsyncGenerator<Buffer> {
  let shown = '';
  let picture: Buffer = Buffer.alloc(0);
  for (let n = 0; n < timeline.seconds * FRAMES_A_SECOND; n++) {
    const frame = timeline.frameAt(n / FRAMES_A_SECOND);
    const wanted = JSON.stringify(frame);
    if (wanted !== shown) picture = await draw(page, frame);
    shown = wanted;
    yield picture;
  }
}

async function makeFilm(browser: Browser, lesson: Lesson): Promise<void> {
  const timeline = layOut(lesson);
  const file = join(target, lesson.name);
  const scratch = mkdtempSync(join(tmpdir(), 'lesson-'));
  try {
    const page = await openStage(browser, lesson);
    const soundFile = join(scratch, 'sound.pcm');
    writeFileSync(soundFile, soundFor(timeline));
    await encodeFilm({ pictures: pictures(page, timeline), soundFile, file: `${file}.mp4` });
    encodePoster(await draw(page, timeline.frameAt(0)), `${file}.webp`);
    await page.close();
    for (const language of ['ar', 'en'] as const) {
      writeFileSync(`${file}.${language}.vtt`, captions(timeline, language));
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
  console.log(`${lesson.name}: ${timeline.seconds.toFixed(1)} s`);
}

const wanted = process.argv.slice(2);
const browser = await openBrowser();
try {
  for (const [name, lesson] of Object.entries(lessons)) {
    if (wanted.length === 0 || wanted.includes(name)) await makeFilm(browser, lesson);
  }
} finally {
  await browser.close();
}
