/**
 * Makes the lectures' videos, their captions and posters: node demo/art/video/make.ts [lesson-html html-1-2 …]
 * Needs ffmpeg and a Chromium.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { markColours, markShapes } from '../../../contract/site/mark.ts';
import { courses } from '../../content/courses/index.ts';
import { fontFaces, openBrowser } from './browser.ts';
import { captions } from './captions.ts';
import { encodePoster, encodeVideo, FRAMES_A_SECOND } from './encode.ts';
import type { Lesson, Talk } from './lesson.ts';
import { components } from './lessons/components.ts';
import { html } from './lessons/html.ts';
import { variables } from './lessons/variables.ts';
import { soundFor } from './sound.ts';
import { talkLesson } from './talk.ts';
import { htmlTalks } from './talks/html.ts';
import { pythonTalks } from './talks/python.ts';
import { reactTalks } from './talks/react.ts';
import type { Frame, Timeline } from './timeline.ts';
import { layOut } from './timeline.ts';

const chapters = courses.flatMap((course) => course.chapters);

/** The lesson of a talk, which carries the names of the lecture whose video it is. */
function lessonOf(name: string, subject: string, talk: Talk): Lesson {
  for (const { name: chapter, lectures } of chapters) {
    const lecture = lectures.find(({ video }) => video === `videos/${name}.mp4`);
    if (lecture) return talkLesson(talk, { name, subject, chapter, lecture: lecture.name });
  }
  throw new Error(`no lecture has the film ${name}`);
}

const talks: [subject: string, Record<string, Talk>][] = [
  [html.subject, htmlTalks],
  [variables.subject, pythonTalks],
  [components.subject, reactTalks],
];
const lessons: Lesson[] = [
  ...[html, variables, components],
  ...talks.flatMap(([subject, all]) =>
    Object.entries(all).map(([name, talk]) => lessonOf(name, subject, talk)),
  ),
];
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

async function makeVideo(browser: Browser, lesson: Lesson): Promise<void> {
  const timeline = layOut(lesson);
  const file = join(target, lesson.name);
  const scratch = mkdtempSync(join(tmpdir(), 'lesson-'));
  try {
    const page = await openStage(browser, lesson);
    const soundFile = join(scratch, 'sound.pcm');
    writeFileSync(soundFile, soundFor(timeline));
    await encodeVideo({
      pictures: pictures(page, timeline),
      soundFile,
      file: `${file}.mp4`,
      look: lesson.scenes.length > 0 ? 'lesson' : 'talk',
    });
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
  for (const lesson of lessons) {
    if (wanted.length === 0 || wanted.includes(lesson.name)) await makeVideo(browser, lesson);
  }
} finally {
  await browser.close();
}
