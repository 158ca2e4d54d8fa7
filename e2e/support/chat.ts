import type { BrowserContext, Page } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { callAs, enterAs, type Member, newMember } from './member.ts';
import type { Nibras } from './nibras-server.ts';
import { test as base, expect } from './test.ts';

/** Two users of the demo who chat with each other. */
export interface Chat {
  student: Member;
  teacher: Member;
  /** Their conversation. */
  id: number;
  /** Another conversation of the same two. */
  otherId: number;
}

interface Fixtures {
  /** Opens a page in a browser context of this user, signed in. */
  openAs(member: Member, path: string): Promise<Page>;
}

interface ListedConversation {
  id: number;
  participants: { id: number }[];
}

/** Sends a message by an API call, as from another device. */
export const say = (nibras: Nibras, member: Member, conversation: number, message: string) =>
  callAs(nibras, 'POST /api/messages', {
    token: member.token,
    body: { conversation_id: conversation, body: message, type: 'text' },
  });

/** The number of messages with this text in the conversation. */
export async function storedCount(
  nibras: Nibras,
  { student, id }: Chat,
  text: string,
): Promise<number> {
  const rows = await callAs<{ body: string | null }[]>(
    nibras,
    `GET /api/messages?conversation_id=${id}`,
    { token: student.token },
  );
  return rows.filter(({ body }) => body === text).length;
}

/** Runs SQL in the server's database, for states that calls cannot create quickly. */
export async function inDatabase({ databaseUrl }: Nibras, sql: string): Promise<void> {
  const database = openDatabase(await databaseUrl());
  await database.pool.query(sql);
  await database.close();
}

/** Playwright's test with two demo users who chat with each other. */
export const test = base.extend<Fixtures, { chat: Chat }>({
  chat: [
    async ({ nibras }, use) => {
      const student = await newMember(nibras, 'student@example.com');
      const teacher = await newMember(nibras, 'teacher2@example.com');
      const { data } = await callAs<{ data: ListedConversation[] }>(
        nibras,
        'GET /api/conversations',
        {
          token: student.token,
        },
      );
      const shared = data.filter(({ participants }) =>
        participants.some((one) => one.id === teacher.id),
      );
      const [first, second] = shared;
      if (!first || !second) throw new Error('the demo has too few conversations');
      await use({ student, teacher, id: first.id, otherId: second.id });
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browser, theme }, use) => {
    const opened: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (member, path) => {
      const context = await browser.newContext();
      opened.push(context);
      context.on('weberror', (error) => faults.push(String(error.error())));
      await context.addInitScript((chosen) => {
        // about:blank has no storage.
        if (location.origin === 'null') return;
        if (!localStorage.getItem('theme')) localStorage.setItem('theme', chosen);
      }, theme);
      await enterAs(context, member);
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
/** The text field of the open conversation. */
export const composer = (page: Page) => page.getByRole('textbox', { name: 'نص الرسالة' });

/** Types a message and sends it with Enter. */
export async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** The visible messages that begin with a word, in order. */
export const shown = (page: Page, beginning: string): Promise<string[]> =>
  messages(page)
    .getByText(new RegExp(`^${beginning}`))
    .allTextContents();

export { expect };
