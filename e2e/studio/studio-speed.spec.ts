import type { Browser, Page } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { demoAdmin, enterAs } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const rowsInAll = 10_000;

/** A task of the main thread computes so long at most (ms of processor time). */
const frameBudget = 50;

/** Rows of a long list that are in the page at the same time: the first ones, and those near the window. */
const renderedBudget = 180;

/** Pixels of one turn of the wheel, a fast one. */
const wheelStep = 1_000;

/** People of the database: more than the first page of the list. */
const stored = 100;

/** The rest of a list of some thousands of rows. */
const restOfRows = 3_000;

async function seedPeople(nibras: Nibras): Promise<void> {
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  await pool.query(`insert into people (name, email, email_verified_at)
    select 'متعلّم ' || number, 'learner' || number || '@example.org', now()
    from generate_series(1, ${stored}) as number`);
  await close();
}

interface PeoplePage {
  people: { id: number; name: string }[];
  next: number | null;
}

/** Answers the second page of the list with the rest of 10,000 rows, for which a person would press hundreds of times. */
const answerTheRest = (page: Page, shown: number) =>
  page.route(/\/api\/studio\/[^?]*people[^?]*\?.*before=/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as PeoplePage;
    const people = Array.from({ length: rowsInAll - shown }, (_, at) => {
      const one = answer.people[at % answer.people.length];
      return { ...one, id: 1_000_000 + at, name: `متعلّم ${at}` };
    });
    await route.fulfill({ response, json: { ...answer, people, next: null } });
  });

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  /** Processor time (µs), which a busy machine does not lengthen. */
  tdur?: number;
  args: { name?: string };
}

/** The processor time (ms) of each task of the page's main thread while `work` runs. */
async function tasksWhile(browser: Browser, page: Page, work: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ ph, pid, tid, tdur }) => ph === 'X' && tdur && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .toSorted((one, other) => other - one);
}

const isAtEnd = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() =>
          resolve(scrollY + innerHeight >= document.documentElement.scrollHeight - 2),
        );
      }),
  );

async function scrollByWheel(page: Page): Promise<void> {
  await page.mouse.move(640, 450);
  do await page.mouse.wheel(0, wheelStep);
  while (!(await isAtEnd(page)));
}

test('of a list of 10,000 rows only what is near the window is rendered while it is scrolled', async ({
  browser,
  context,
  page,
  nibras,
}) => {
  test.setTimeout(600_000);
  await seedPeople(nibras);
  await enterAs(context, await demoAdmin(nibras));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/studio/people');
  await waitForHydration(page);
  const rows = page.getByRole('region', { name: 'الأشخاص' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const shown = await rows.count();
  await answerTheRest(page, shown);
  await page.getByRole('button', { name: 'تحميل المزيد' }).click();
  await expect(page.getByText('متعلّم 0', { exact: true })).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));

  const tasks = await tasksWhile(browser, page, () => scrollByWheel(page));

  const long = tasks.filter((time) => time > frameBudget).length;
  test.info().annotations.push({
    type: 'tasks',
    description: `${long} tasks above ${frameBudget} ms, the longest ${tasks.slice(0, 5).map(Math.round)} ms of processor time`,
  });
  expect(tasks.length, 'tasks were measured').toBeGreaterThan(100);
  await expect(page.getByText(`متعلّم ${rowsInAll - shown - 1}`, { exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(renderedBudget);
});

/** Answers the second page of a list with thousands of rows, made of those of the page. */
async function answerThousands(
  page: Page,
  address: RegExp,
  change: (answer: Record<string, unknown>) => object,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...answer, ...change(answer), next: null } });
  });
}

const repeated = <Row>(rows: Row[], name: (row: Row, at: number) => object) =>
  Array.from({ length: restOfRows }, (_, at) => {
    const row = rows[at % rows.length];
    if (!row) throw new Error('the second page is empty');
    return { ...row, ...name(row, at) };
  });

test('of thousands of purchases only what is near the window is rendered while the list is scrolled', async ({
  context,
  page,
  nibras,
}) => {
  test.slow();
  await enterAs(context, await demoAdmin(nibras));
  await page.setViewportSize({ width: 1280, height: 900 });
  await answerThousands(page, /\/api\/studio\/purchases\?.*before=/, ({ purchases }) => ({
    purchases: repeated(purchases as { person: object }[], ({ person }, at) => ({
      id: 1_000_000 + at,
      person: { ...person, name: `مشترٍ ${at}` },
    })),
  }));
  await page.goto('/studio/purchases');
  await waitForHydration(page);
  const rows = page.getByRole('region', { name: 'المشتريات' }).getByRole('listitem');
  await page.getByRole('button', { name: 'تحميل المزيد' }).click();
  await expect(page.getByText('مشترٍ 0', { exact: true })).toBeAttached();
  await scrollByWheel(page);
  await expect(page.getByText(`مشترٍ ${restOfRows - 1}`, { exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(renderedBudget);
});
