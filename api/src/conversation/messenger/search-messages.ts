import type {
  messageSearchAnswer,
  messageSearchQuery,
} from '@nibras/contract/conversation/messenger/shapes.ts';
import type { z } from 'zod';
import type { FileReader } from '#platform/files/file-address.ts';
import { listMeta } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { participantsOf } from './list-queries.ts';
import { assertParticipant } from './policy.ts';
import { presentFoundMessage } from './present.ts';
import { peopleOf } from './queries.ts';
import { foundMessages, subjectsOf } from './search-queries.ts';

interface SearchMessages {
  query: z.output<typeof messageSearchQuery>;
  reader: FileReader;
}

/**
 * A page of the messages that contain the words of a search, in one conversation of a person or in all of them
 * (docs/behaviour/messenger.md#search). It runs on the connections of searches.
 * @throws AppError conversation-not-found, search-too-slow, search-busy
 */
export async function searchMessages(
  platform: Pick<Platform, 'db' | 'searches' | 'settings' | 'secrets' | 'now'>,
  { query, reader }: SearchMessages,
): Promise<z.infer<typeof messageSearchAnswer>> {
  const { conversation_id: conversation } = query;
  const person = reader.personId;
  if (conversation !== undefined) {
    assertParticipant(await peopleOf(platform.db, conversation), person);
  }
  if (query.search === '') return { data: [], meta: listMeta(query, 0) };
  const { rows, total, marks } = await platform.searches.run((db) =>
    foundMessages(db, { person, conversation, query }),
  );
  const ids = [...new Set(rows.map(({ message }) => message.conversationId))];
  const [people, subjects] = ids.length
    ? await Promise.all([participantsOf(platform.db, ids), subjectsOf(platform.db, ids)])
    : [[], []];
  return {
    data: rows.map((row) =>
      presentFoundMessage(
        platform,
        {
          row,
          people: people.filter((one) => one.conversationId === row.message.conversationId),
          subject: subjects.find((one) => one.conversationId === row.message.conversationId),
        },
        reader,
      ),
    ),
    meta: listMeta(query, total, { marks }),
  };
}
