import { activeConversationEvent, typingEvent } from '@nibras/contract/messenger.ts';
import type { Platform } from '#platform/platform.ts';
import type { Live } from '#platform/realtime/realtime.ts';
import { onlineCompanions, peopleOf } from './queries.ts';

/** Who is writing is told to the conversation's other people, and who comes and goes to everybody they talk with. */
export const live = ({ db, realtime }: Platform): Live => ({
  events: {
    typing: {
      schema: typingEvent,
      async handle(tab, { conversation_id }) {
        const people = await peopleOf(db, conversation_id);
        const writer = people.find(({ id }) => id === tab.personId);
        if (!writer) return;
        const others = people.filter((person) => person !== writer).map(({ id }) => id);
        realtime.emit(others, 'typing', {
          conversation_id,
          user_id: writer.id,
          name: writer.name,
        });
      },
    },
    'active-conversation': {
      schema: activeConversationEvent,
      handle: (tab, { conversation_id }) => tab.showConversation(conversation_id),
    },
  },
  async presence(changes) {
    const rows = await onlineCompanions(
      db,
      changes.map(({ personId }) => personId),
    );
    const companions = Map.groupBy(rows, ({ person }) => person);
    for (const { personId, isOnline, lastSeenAt } of changes) {
      const told = (companions.get(personId) ?? []).map(({ companion }) => companion);
      realtime.emit(told, 'presence', {
        user_id: personId,
        isOnline,
        last_seen_at: lastSeenAt?.toISOString() ?? null,
      });
    }
  },
});
