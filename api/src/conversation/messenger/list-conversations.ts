import type { conversationsAnswer } from '@nibras/contract/conversation/messenger/shapes.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import type { z } from 'zod';
import type { FileReader } from '#platform/files/file-address.ts';
import { listMeta, pageWindow } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { conversationCount, conversationPage, participantsOf } from './list-queries.ts';
import { presentConversation } from './present.ts';
import { messagesById } from './queries.ts';

/** A page of a person's conversations, most recent message first; `id` narrows it to one. */
export async function listConversations(
  platform: Pick<Platform, 'db' | 'settings' | 'secrets' | 'now'>,
  { page, id, reader }: { page: number; id?: number; reader: FileReader },
): Promise<z.infer<typeof conversationsAnswer>> {
  const { db } = platform;
  const person = reader.personId;
  const window = { page, per_page: limits.conversationsPerPage };
  const rows = await conversationPage(db, { person, id, ...pageWindow(window) });
  const people = Map.groupBy(
    await participantsOf(
      db,
      rows.map((row) => row.id),
    ),
    ({ conversationId }) => conversationId,
  );
  const lastIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? []);
  const last = new Map(
    (await messagesById(db, lastIds)).map((row) => [row.message.conversationId, row]),
  );
  const { last_page } = listMeta(window, await conversationCount(db, person, id));
  return {
    data: rows.map((row) =>
      presentConversation(
        platform,
        { row, people: people.get(row.id) ?? [], last: last.get(row.id) },
        reader,
      ),
    ),
    current_page: page,
    last_page,
    next_page_url: page < last_page ? `/api/conversations?page=${page + 1}` : null,
    message_search_url: '/api/messages/search',
  };
}
