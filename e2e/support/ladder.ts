import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';

const folder = join(import.meta.dirname, 'ladder');
const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  webp: 'image/webp',
};

/** Answers with a file of the ladder, or the part of it that is requested. */
async function sendFile(route: Route, name: string) {
  const body = readFileSync(join(folder, name));
  const type = types[name.split('.')[1] ?? ''] ?? '';
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' };
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
  if (from === undefined) return route.fulfill({ body, headers });
  const [start, end] = [Number(from), to ? Number(to) : body.length - 1];
  return route.fulfill({
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${body.length}` },
    body: body.subarray(start, end + 1),
  });
}

interface Ladder {
  /** What was requested: `240.mp4`, in order. */
  requested: string[];
  /** Answers to a file in place of its own; none: as always. */
  answers: Map<string, (route: Route) => Promise<unknown> | undefined>;
}

/**
 * Gives the lectures that this page opens a stream, its sound, previews and chapters, as of a server that has made them.
 * @param fields of the lecture, in place of these
 */
export async function serveLadder(page: Page, fields: object = {}): Promise<Ladder> {
  const ladder: Ladder = { requested: [], answers: new Map() };
  await page.route('**/storage/test-stream/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    ladder.requested.push(name);
    const answer = ladder.answers.get(name);
    return answer ? answer(route) : sendFile(route, name);
  });
  await page.route('**/api/LectureDetails/**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    Object.assign(body.lecture, {
      stream: 'test-stream/master.m3u8?sig=first',
      sound_stream: 'test-stream/sound.m3u8?sig=first',
      previews: {
        address: 'test-stream/previews.webp',
        columns: 4,
        rows: 3,
        width: 160,
        height: 90,
        seconds: 2,
      },
      chapters: [
        { start: 0, title: 'البداية' },
        { start: 8, title: 'ما هو closure؟' },
        { start: 16, title: 'الخلاصة' },
      ],
      ...fields,
    });
    await route.fulfill({ response: answer, json: body });
  });
  return ladder;
}
