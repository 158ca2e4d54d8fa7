import { makeConversation } from '../api/src/factories/conversations.ts';
import { makePerson, makeSession } from '../api/src/factories/people.ts';
import type { OpenDatabase } from '../api/src/platform/database/database.ts';

export interface ChatPerson {
  id: number;
  token: string;
  conversation: number;
  /** The other person of the conversation. */
  companion: number;
}

/** Creates people in twos, each two with a conversation, each person signed in. */
export async function makeChatPeople(database: OpenDatabase, count: number): Promise<ChatPerson[]> {
  const { db } = database;
  const people: ChatPerson[] = [];
  for (let made = 0; made < count; made += 2) {
    const [one, other] = [await makePerson(db), await makePerson(db)];
    const { id: conversation } = await makeConversation(db, [one, other]);
    for (const [person, companion] of [
      [one, other],
      [other, one],
    ] as const) {
      const token = await makeSession(db, person);
      people.push({ id: person.id, token, conversation, companion: companion.id });
    }
  }
  return people;
}
