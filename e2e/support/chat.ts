import type { BrowserContext, Page } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { callAs, enterAs, type Member, newMember } from './member.ts';
import type { Nibras } from './nibras-server.ts';
import { test as base, expect } from './test.ts';

/** Two people of the demo who chat with each other. */
export interface Chat {
  student: Member;
  teacher: Member;
  /** The conversation that both are in. */
  id: number;
  /** Another one of the same two. */
  otherId: number;
}

interface Fixtures {
  /** A browser of this person's own, signed in, at a page of the site. */
  openAs(who: Member, path: string): Promise<Page>;
}

interface Listed {
  id: number;
  participants: { id: number }[];
}

/** Sends a message as a person elsewhere does, without a browser. */
export const say = (nibras: Nibras, who: Member, conversation: number, message: string) =>
  callAs(nibras, 'POST /api/messages', {
    token: who.token,
    body: { conversation_id: conversation, body: message, type: 'text' },
  });

/** How many messages of a conversation there are with this text. */
export async function kept(nibras: Nibras, { student, id }: Chat, text: string): Promise<number> {
  const rows = await callAs<{ body: string | null }[]>(
    nibras,
    `GET /api/messages?conversation_id=${id}`,
    { token: student.token },
  );
  return rows.filter(({ body }) => body === text).length;
}

/** Runs SQL in the server's own database: what no call can bring about in a test's time. */
export async function inDatabase({ databaseUrl }: Nibras, sql: string): Promise<void> {
  const database = openDatabase(await databaseUrl());
  await database.pool.query(sql);
  await database.close();
}

/** Playwright's test on a product whose demo people chat with each other. */
export const test = base.extend<Fixtures, { chat: Chat }>({
  chat: [
    async ({ nibras }, use) => {
      const student = await newMember(nibras, 'student@example.com');
      const teacher = await newMember(nibras, 'teacher2@example.com');
      const { data } = await callAs<{ data: Listed[] }>(nibras, 'GET /api/conversations', {
        token: student.token,
      });
      const theirs = data.filter(({ participants }) =>
        participants.some((one) => one.id === teacher.id),
      );
      const [first, second] = theirs;
      if (!first || !second) throw new Error('the demo has too few conversations');
      await use({ student, teacher, id: first.id, otherId: second.id });
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browser, theme }, use) => {
    const opened: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (who, path) => {
      const context = await browser.newContext();
      opened.push(context);
      context.on('weberror', (error) => faults.push(String(error.error())));
      await context.addInitScript((chosen) => {
        // An empty page has no storage.
        if (location.origin === 'null') return;
        if (!localStorage.getItem('theme')) localStorage.setItem('theme', chosen);
      }, theme);
      await enterAs(context, who);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of opened) await context.close();
    expect(faults, 'errors in the browser').toEqual([]);
  },
});

/** The bubbles of the open conversation. */
export const messages = (page: Page) => page.getByRole('log', { name: 'الرسائل' });
export const composer = (page: Page) => page.getByRole('textbox', { name: 'نص الرسالة' });

/** Writes and sends with Enter. */
export async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** The messages on screen that begin with a word, in their order. */
export const shown = (page: Page, beginning: string): Promise<string[]> =>
  messages(page)
    .getByText(new RegExp(`^${beginning}`))
    .allTextContents();

export { expect };
