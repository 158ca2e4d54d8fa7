import { rm, stat } from 'node:fs/promises';
import type { Row } from '../report.ts';
import { median } from '../rounds.ts';
import { drawScreencast } from '../screencast.ts';
import { makeFolder } from '../server.ts';
import { percentile } from '../table.ts';
import { startVideoServer } from '../video-server.ts';
import type { Part } from './part.ts';

/** Minutes of the video that is uploaded and of the one whose ladder is made. */
const minutes = Number(process.env.VIDEO_MINUTES || 60);
const ladderMinutes = Number(process.env.LADDER_MINUTES || 5);

const playableWithin = 10;
const ladderPerLength = 1.2;
const slowed = 1.2;

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Figure 20: how soon an uploaded video plays, how long its ladder takes, and what it costs the calls meanwhile. */
export const ladder: Part = async ({ load }) => {
  const folder = await makeFolder();
  const server = await startVideoServer();
  const { token } = await server.newMember();
  const headers = { authorization: `Bearer ${token}` };
  const p99 = async () => {
    const requests = {
      origin: server.address,
      paths: ['/api/my-courses'],
      headers,
      requests: 2_000,
    };
    return percentile((await load.latency(requests)).times, 0.99);
  };
  try {
    await p99();
    const quiet = [await p99(), await p99(), await p99()];
    const short = await server.upload(await drawScreencast(folder, ladderMinutes));
    const begun = await server.until(short.media, ({ stream }) => stream?.state === 'making');
    const making: number[] = [];
    let done = false;
    const measured = (async () => {
      while (!done) making.push(await p99());
    })();
    const ended = await server.until(short.media, ({ stream }) => stream?.state === 'ready');
    done = true;
    await measured;
    const taken = (ended - begun) / 1000;

    const long = await drawScreencast(folder, minutes);
    const { size } = await stat(long);
    const uploaded = await server.upload(long);
    const playable =
      (await server.until(uploaded.media, ({ stream }) => (stream?.renditions.length ?? 0) > 0)) -
      uploaded.sent;
    const rows: Row[] = [
      {
        part: 'ladder',
        what: `${minutes} minutes of 1080p (${(size / 1e9).toFixed(2)} GB): from the last byte until it plays`,
        measured: seconds(playable / 1000),
        baseline: seconds(playableWithin),
        ratio: playable / 1000 / playableWithin,
        bound: { most: 1 },
      },
      {
        part: 'ladder',
        what: `the ladder of ${ladderMinutes} minutes, beside their length`,
        measured: seconds(taken),
        baseline: seconds(ladderMinutes * 60),
        ratio: taken / (ladderMinutes * 60),
        bound: { most: ladderPerLength },
      },
      {
        part: 'ladder',
        what: 'GET /api/my-courses one after the other while it is made, p99',
        measured: `${median(making).toFixed(2)} ms`,
        baseline: `${median(quiet).toFixed(2)} ms`,
        ratio: median(making) / median(quiet),
        bound: { most: slowed },
      },
    ];
    return {
      title: '20. Renditions of a video',
      text:
        'A screencast of a minute (`bench/screencast.ts`) that is repeated without encoding it again, uploaded by tus; the ladder is made by ' +
        'ffmpeg at a low priority. `VIDEO_MINUTES` and `LADDER_MINUTES` say how long the two videos are.',
      rows,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
