import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Row } from '../report.ts';
import { drawScreencast } from '../screencast.ts';
import { makeFolder } from '../server.ts';
import { type LineOptions, openSlowLine } from '../slow-line.ts';
import { startVideoServer } from '../video-server.ts';
import type { Part } from './part.ts';

const line: LineOptions = { rate: 400_000, roundTrip: 300, loss: 0.02 };

/** Minutes of the video, and for how long it is watched. */
const minutes = Number(process.env.LADDER_MINUTES || 12);
const watched = Number(process.env.WATCHED_MINUTES || 10);

/** A video that has shown no picture after so many seconds is given up. */
const given = 180;
const firstPicture = 3;

interface Watching {
  /** Seconds from the press to the first picture. */
  first: number;
  /** Those of a quarter of a second or more. */
  stalls: number;
  /** Seconds in which it stood still after its first picture. */
  still: number;
  /** The height of the last picture. */
  height: number;
  bytes: number;
}

/** Counts in the page how often and how long a video stands still. */
const watch = `(() => {
  const seen = { pressed: 0, first: 0, stalls: 0, still: 0, since: 0 };
  window.seen = seen;
  document.addEventListener('pointerdown', () => { seen.pressed ||= performance.now(); }, true);
  const begin = (video) => {
    video.requestVideoFrameCallback?.(function shown(now) {
      if (!seen.pressed || video.paused) return video.requestVideoFrameCallback(shown);
      seen.first = now;
    });
    video.addEventListener('waiting', () => {
      if (!seen.first || seen.since) return;
      seen.since = performance.now();
    });
    video.addEventListener('playing', () => {
      const stood = seen.since ? performance.now() - seen.since : 0;
      seen.still += stood;
      if (stood >= 250) seen.stalls += 1;
      seen.since = 0;
    });
  };
  const known = new WeakSet();
  setInterval(() => {
    const video = document.querySelector('video');
    if (video && !known.has(video)) { known.add(video); begin(video); }
  }, 20);
})()`;

/**
 * Watches a lecture over the line in a browser without a cache.
 * @param options.read seconds for which the page stands before play is pressed
 * @param options.asFile the video is the uploaded file, as for a player without HLS
 */
async function watchOver(
  browser: Browser,
  target: string,
  path: string,
  options: { token: string; read: number; asFile: boolean },
): Promise<Watching> {
  const over = await openSlowLine(Number(new URL(target).port), line);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript((token) => localStorage.setItem('token', token), options.token);
    await context.addInitScript(watch);
    const page: Page = await context.newPage();
    if (options.asFile) {
      await page.route('**/api/LectureDetails/**', async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        for (const field of ['stream', 'sound_stream', 'previews']) delete body.lecture[field];
        await route.fulfill({ response: answer, json: body });
      });
    }
    await page.goto(over.address + path, { timeout: given * 1000 });
    const cover = page.getByRole('button', { name: /^شغّل المحاضرة/ });
    await cover.waitFor({ timeout: given * 1000 });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: given * 1000 });
    await wait(options.read * 1000);
    const before = over.received();
    await cover.click({ timeout: given * 1000 });
    let stands = 0;
    for (let waited = 0; stands === 0 && waited < given; waited += 0.2) {
      await wait(200);
      stands = (await page.evaluate('window.seen.first')) as number;
    }
    if (stands > 0) await wait(watched * 60_000);
    return (await page.evaluate(`(() => {
      const { pressed, first, stalls, still, since } = window.seen;
      return {
        first: first ? (first - pressed) / 1000 : ${given},
        stalls: stalls + (since && performance.now() - since >= 250 ? 1 : 0),
        still: (still + (since ? performance.now() - since : 0)) / 1000,
        height: document.querySelector('video')?.videoHeight ?? 0,
        bytes: ${over.received() - before},
      };
    })()`)) as Watching;
  } finally {
    await context.close();
    await over.close();
  }
}

/** Figure 21: a lecture over a poor line, as a stream and as the uploaded file. */
export const poorLine: Part = async () => {
  const folder = await makeFolder();
  const server = await startVideoServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
  try {
    const { media } = await server.upload(await drawScreencast(folder, minutes));
    await server.until(media, ({ stream }) => stream?.state === 'ready');
    // One account would wait for a seat the third time.
    const members = [await server.newMember(), await server.newMember(), await server.newMember()];
    const path = await server.showInLecture(media, members);
    const over = (at: number, options: { read: number; asFile: boolean }) => {
      const token = members[at]?.token ?? '';
      return watchOver(browser, server.address, path, { token, ...options });
    };
    const stream = await over(0, { read: 10, asFile: false });
    const file = await over(1, { read: 10, asFile: true });
    const atOnce = await over(2, { read: 0, asFile: false });
    const row = (
      what: string,
      one: Watching,
      other: Watching | null,
      bound: Row['bound'],
    ): Row => ({
      part: 'poor-line',
      what,
      measured: `${one.first.toFixed(1)} s`,
      baseline: other ? `${other.first.toFixed(1)} s` : '',
      ratio: one.first / firstPicture,
      bound,
    });
    const stalls = ({ stalls: count, still, height }: Watching) =>
      `${count} (${still.toFixed(0)} s; ${height} pixels at the end)`;
    return {
      title: '21. A poor line',
      text:
        `A lecture’s video of ${minutes} minutes, 1080p of 3 Mb/s, in Chromium over a line of 400 kb/s with 300 ms there and back and ` +
        '2 % loss (`bench/slow-line.ts`), with an empty cache; beside it the same video as the uploaded MP4. The ratio is to the ' +
        `3 s that are asked. Watched for ${watched} minutes.`,
      rows: [
        row('from the press to the first picture, after 10 s on the page', stream, file, {
          most: 1,
        }),
        row('the same, pressed as soon as the page responds', atOnce, null, null),
        {
          part: 'poor-line',
          what: 'stalls after the first picture',
          measured: stalls(stream),
          baseline: stalls(file),
          ratio: stream.stalls,
          bound: { most: 0 },
        },
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
