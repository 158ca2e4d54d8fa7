import { startChromium } from '../devtools.ts';
import { type FirstView, firstView } from '../first-view.ts';
import { milliseconds, type Row } from '../report.ts';
import { median } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';
import type { Part } from './part.ts';

const rounds = 5;
const pages = ['/', '/courses/modern-web-html-css', '/articles/sql-joins-illustrated', '/login'];

/** Bounds of a first view; the first holds beside the state before. */
const scriptShare = 0.5;
const longTasksMs = 200;
const scriptBytes = 120_000;
const pictureBytes = 80_000;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The folder of a built checkout of the state before, to measure beside it. */
const before = process.env.BEFORE;

function rowsOf(path: string, now: FirstView, then: FirstView | null): Row[] {
  const part = 'phones';
  const beside = (what: string, key: 'script' | 'all', most: number | null): Row => ({
    part,
    what: `${path}: ${what}`,
    measured: milliseconds(now[key]),
    baseline: then ? milliseconds(then[key]) : '',
    ratio: then ? now[key] / then[key] : null,
    bound: then && most ? { most } : null,
  });
  const within = (
    what: string,
    value: number,
    most: number,
    text: (value: number) => string,
  ): Row => ({
    part,
    what: `${path}: ${what}`,
    measured: text(value),
    baseline: text(most),
    ratio: value / most,
    bound: { most: 1 },
  });
  const rows = [
    beside('scripts, processor time', 'script', scriptShare),
    beside('the main thread, processor time', 'all', null),
    within('long tasks together', now.longTasks, longTasksMs, milliseconds),
    within('scripts, compressed', now.scriptBytes, scriptBytes, kilobytes),
  ];
  if (path === '/') rows.push(within('pictures', now.pictureBytes, pictureBytes, kilobytes));
  return rows;
}

function medianOf(views: FirstView[]): FirstView {
  const of = (key: keyof FirstView) => median(views.map((view) => view[key]));
  return {
    script: of('script'),
    all: of('all'),
    longTasks: of('longTasks'),
    scriptBytes: of('scriptBytes'),
    pictureBytes: of('pictureBytes'),
  };
}

/** Figure 15: what a first view costs a phone. */
export const phones: Part = async () => {
  const env = { DEMO: '1' };
  const servers: Server[] = [];
  const browser = await startChromium();
  const rows: Row[] = [];
  try {
    for (const folder of before ? [undefined, before] : [undefined]) {
      servers.push(await startServer({ serve: 'site,api', env, folder }));
    }
    for (const path of pages) {
      const views = servers.map((): FirstView[] => []);
      // The first round is not counted: it resizes the pictures and renders the page. The order changes with each round.
      for (let round = 0; round <= rounds; round += 1) {
        const order = [...servers.entries()];
        for (const [at, { address }] of round % 2 === 0 ? order : order.toReversed()) {
          const view = await firstView(browser, address + path);
          if (round > 0) views[at]?.push(view);
        }
      }
      const [now, then] = views.map(medianOf);
      if (now) rows.push(...rowsOf(path, now, then ?? null));
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
  return {
    title: '15. Phones',
    text:
      'A first view in Chromium as a phone of 360 pixels with three pixels per CSS pixel on 4G, whose main thread runs at a ' +
      'quarter of this machine’s speed; medians of five. `BEFORE=<folder of a built checkout>` measures the state before in ' +
      'turn with it. All times are the main thread’s on the processor, long tasks (more than 50 ms of it) too, without a debugger. Record 0122 says what the scripts consist of.',
    rows,
  };
};
