import {
  activeConversationEvent,
  typingEvent,
} from '@nibras/contract/conversation/messenger/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import type { Live } from '#platform/realtime/realtime.ts';
import { onlineContacts, peopleOf } from './queries.ts';

/** Sends typing events to a conversation's other participants, and presence changes to a person's contacts. */
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
    const rows = await onlineContacts(
      db,
      changes.map(({ personId }) => personId),
    );
    const contacts = Map.groupBy(rows, ({ person }) => person);
    for (const { personId, isOnline, lastSeenAt } of changes) {
      const recipients = (contacts.get(personId) ?? []).map(({ contact }) => contact);
      realtime.emit(recipients, 'presence', {
        user_id: personId,
        isOnline,
        last_seen_at: lastSeenAt?.toISOString() ?? null,
      });
    }
  },
});
