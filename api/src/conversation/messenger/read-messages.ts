import type { Message, messagesAnswer } from '@nibras/contract/conversation/messenger/shapes.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import type { z } from 'zod';
import type { FileReader } from '#platform/files/file-address.ts';
import { pageWindow } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { assertParticipant } from './policy.ts';
import { presentMessage } from './present.ts';
import {
  type MessageRow,
  messagesAfter,
  newestMessages,
  newestMessagesFor,
  peopleOf,
} from './queries.ts';

type Needs = Pick<Platform, 'db' | 'secrets' | 'settings' | 'now'>;
type Page = z.infer<typeof messagesAnswer>['messages'];

interface ReadMessages {
  conversation: number;
  page: number;
  before?: number;
  after?: number;
  reader: FileReader;
}

const perPage = limits.messagesPerPage;

/** Messages after a known one, oldest first: what a tab missed while it was disconnected. */
async function newer(platform: Needs, conversation: number, after: number, reader: FileReader) {
  const rows = await messagesAfter(platform.db, conversation, { after, limit: perPage + 1 });
  const data = rows.slice(0, perPage).map((row) => presentMessage(platform, row, reader));
  const last = data.at(-1);
  const next =
    last && rows.length > perPage
      ? `/api/conversations/${conversation}/messages?after=${last.id}`
      : null;
  return { data, current_page: 1, prev_page_url: null, next_page_url: next };
}

/**
 * A page of older messages, or the newest page. `before` fixes where a page begins, so new messages do not shift it.
 * @throws AppError conversation-not-found
 */
async function older(
  platform: Needs,
  { conversation, page, before, reader }: ReadMessages,
): Promise<Page> {
  const limit = perPage + 1;
  const isNewest = before === undefined && page === 1;
  const person = reader.personId;
  if (isNewest) {
    const newest = await newestMessagesFor(platform.db, { conversation, person, limit });
    if (newest.length > 0) return presentPage(platform, { conversation, page, reader }, newest);
  }
  assertParticipant(await peopleOf(platform.db, conversation), person);
  const offset = before === undefined ? pageWindow({ page, per_page: perPage }).offset : 0;
  const rows = await newestMessages(platform.db, conversation, {
    before,
    offset,
    limit,
  });
  return presentPage(platform, { conversation, page, reader }, rows);
}

/** Presents rows (newest first, with one row more than a page to show whether there is another page). */
function presentPage(
  platform: Needs,
  { conversation, page, reader }: ReadMessages,
  rows: MessageRow[],
): Page {
  const data = rows
    .slice(0, perPage)
    .reverse()
    .map((row) => presentMessage(platform, row, reader));
  const [first] = data;
  const previous =
    first && rows.length > perPage
      ? `/api/conversations/${conversation}/messages?page=${page + 1}&before=${first.id}`
      : null;
  return { data, current_page: page, prev_page_url: previous, next_page_url: null };
}

/**
 * A conversation's messages, oldest first within a page; page 1 is the newest.
 * @throws AppError conversation-not-found
 */
export async function readMessages(platform: Needs, options: ReadMessages): Promise<Page> {
  const { conversation, after, reader } = options;
  if (after === undefined) return older(platform, options);
  assertParticipant(await peopleOf(platform.db, conversation), reader.personId);
  return newer(platform, conversation, after, reader);
}

/**
 * The newest messages of a conversation, oldest first, as the simple chat polls them.
 * @throws AppError conversation-not-found
 */
export async function readSimpleMessages(
  platform: Needs,
  conversation: number,
  reader: FileReader,
): Promise<Message[]> {
  assertParticipant(await peopleOf(platform.db, conversation), reader.personId);
  const rows = await newestMessages(platform.db, conversation, { limit: limits.simpleMessages });
  return rows.reverse().map((row) => presentMessage(platform, row, reader));
}
