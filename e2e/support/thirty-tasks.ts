import type { BrowserContext, Locator, Page } from '@playwright/test';
import { countPresses } from './clicks.ts';
import { callAs, demoAdmin, enterAs, type Member } from './member.ts';
import type { Nibras } from './nibras-server.ts';
import { expect, test } from './test.ts';
import { waitForNetwork } from './wait-for-network.ts';

/** The two ways in which each task is done: with mouse and keyboard, and with touch. */
export const surfaces = {
  desk: { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;
export type Surface = keyof typeof surfaces;

interface Task {
  name: string;
  /** How many presses it may take. */
  goal: number;
  /** How many it takes. */
  takes: Record<Surface, number>;
}

const same = (presses: number) => ({ desk: presses, phone: presses });

/**
 * The weekly tasks of a provider by their numbers. A press is a press of a pointer (a drag or a drop is one), a key that
 * neither types nor moves within a text, or a paste; typing and the browser's own chooser of files are none. They begin on
 * the studio's first page; 1, 11, 12, 13 and 14 on the page or in the editor, 18 and 25 in the queue, 7, 8 and 10 on the
 * course.
 */
export const tasks: Record<number, Task> = {
  1: { name: 'correct a word on a public page', goal: 2, takes: same(2) },
  2: { name: 'publish what is drafted', goal: 1, takes: same(1) },
  3: { name: 'take something offline, with the undo shown', goal: 2, takes: same(2) },
  4: { name: 'new course with its first lecture published', goal: 9, takes: same(6) },
  5: { name: 'new course as a copy', goal: 2, takes: same(2) },
  6: { name: 'videos become lectures in their order', goal: 2, takes: same(2) },
  7: { name: 'a lecture goes into another chapter', goal: 3, takes: { desk: 1, phone: 3 } },
  8: { name: 'make a lecture free', goal: 1, takes: same(1) },
  9: { name: 'replace a video, its address stays', goal: 2, takes: same(2) },
  10: { name: 'add captions', goal: 1, takes: same(1) },
  11: { name: 'paste an article from Word', goal: 1, takes: same(1) },
  12: { name: 'a block of code', goal: 1, takes: same(0) },
  13: { name: 'schedule for 8 in the evening', goal: 3, takes: same(2) },
  14: { name: 'a picture with its alternative text', goal: 1, takes: same(1) },
  15: { name: 'who ordered today', goal: 0, takes: same(0) },
  16: { name: 'answer an order and mark it', goal: 2, takes: same(2) },
  17: { name: 'answer a contact message', goal: 2, takes: same(2) },
  18: { name: 'approve a receipt', goal: 1, takes: same(1) },
  19: { name: '200 codes, printed', goal: 3, takes: same(3) },
  20: { name: 'enrol a class from a list', goal: 3, takes: same(4) },
  21: { name: 'find a person, carelessly written', goal: 1, takes: same(1) },
  22: { name: 'what a student has done', goal: 2, takes: same(2) },
  23: { name: 'access again, or longer', goal: 2, takes: same(2) },
  24: { name: 'answer the oldest question', goal: 1, takes: same(2) },
  25: { name: 'grade a text and go on to the next', goal: 2, takes: { desk: 1, phone: 2 } },
  26: { name: 'change a price; make a coupon', goal: 3, takes: same(3) },
  27: { name: 'in which lecture people stop', goal: 2, takes: same(2) },
  28: { name: 'a teacher for one course', goal: 3, takes: same(3) },
  29: { name: 'undo what was done an hour ago', goal: 2, takes: same(2) },
  30: { name: 'name, logo, phone, links', goal: 2, takes: { desk: 2, phone: 3 } },
};

/** What a task is done with. */
export interface Work {
  surface: Surface;
  page: Page;
  context: BrowserContext;
  nibras: Nibras;
  admin: Member;
  /** A name that no other task has. */
  unique(name: string): string;
  call<Answer>(route: `${'GET' | 'POST' | 'PUT'} /${string}`, body?: object): Promise<Answer>;
  /** From here on presses are counted: the studio's first page, or another one, once it can be used. */
  begin(path?: string): Promise<void>;
  /** A press of the pointer: a click, or a tap on a phone. */
  press(place: Locator): Promise<void>;
  /** A press that no listener of the page sees: a drop, a drag of files, a paste. */
  pressed(): void;
  /** Opens the search of the studio by one press, and types into it. */
  search(text: string): Promise<void>;
  /** Opens a row of the search by the second press. */
  choose(row: string | RegExp): Promise<void>;
}

let names = 0;

/** Does a task with mouse and keyboard and with touch, and counts its presses. */
export function task(number: keyof typeof tasks, work: (work: Work) => Promise<void>): void {
  const described = tasks[number];
  if (!described) throw new Error(`no task ${number}`);
  const { name, takes } = described;
  for (const [surface, use] of Object.entries(surfaces) as [
    Surface,
    (typeof surfaces)[Surface],
  ][]) {
    test.describe(`task ${number}: ${name}`, () => {
      test.use(use);
      test(`${surface}: ${takes[surface]}`, async ({ page, context, nibras }) => {
        const admin = await demoAdmin(nibras);
        await enterAs(context, admin);
        const presses = await countPresses(page);
        let before = 0;
        let unseen = 0;
        await work({
          surface,
          page,
          context,
          nibras,
          admin,
          unique: (of) => `${of} ${process.pid} ${++names}`,
          call: (route, body) =>
            callAs(nibras, route, { token: admin.token, ...(body && { body }) }),
          async begin(path = '/studio') {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            await waitForNetwork(page);
            before = presses();
            unseen = 0;
          },
          press: (place) => (surface === 'phone' ? place.tap() : place.click()),
          pressed() {
            unseen += 1;
          },
          async search(text) {
            if (surface === 'phone') {
              await page.getByRole('button', { name: 'ابحث أو انتقل' }).tap();
            } else await page.keyboard.press('Control+k');
            await expect(page.getByRole('combobox', { name: 'ابحث في الاستوديو' })).toBeFocused();
            await page.keyboard.type(text);
          },
          async choose(row) {
            const option = page.getByRole('option', { name: row }).first();
            await expect(option).toBeVisible();
            if (surface === 'phone') return option.tap();
            await expect(option).toHaveAttribute('aria-selected', 'true');
            await page.keyboard.press('Enter');
          },
        });
        expect(presses() - before + unseen, `presses of task ${number}`).toBe(takes[surface]);
      });
    });
  }
}

/** What decides and its button are in view together. */
export async function expectInView(...places: Locator[]): Promise<void> {
  for (const place of places) await expect(place).toBeInViewport({ ratio: 1 });
}
