import { makeConversation } from '../api/src/factories/conversations.ts';
import { makePerson, makeSession } from '../api/src/factories/people.ts';
import type { OpenDatabase } from '../api/src/platform/database/database.ts';

export interface ChatPerson {
  id: number;
  token: string;
  conversation: number;
  /** Who hears what this one says. */
  companion: number;
}

/** People in pairs, each pair with a conversation, each person signed in. */
export async function makeChatPeople(database: OpenDatabase, count: number): Promise<ChatPerson[]> {
  const { db } = database;
  const talkers: ChatPerson[] = [];
  for (let pair = 0; pair < count / 2; pair += 1) {
    const [one, other] = [await makePerson(db), await makePerson(db)];
    const { id: conversation } = await makeConversation(db, [one, other]);
    for (const [person, companion] of [
      [one, other],
      [other, one],
    ] as const) {
      const token = await makeSession(db, person);
      talkers.push({ id: person.id, token, conversation, companion: companion.id });
    }
  }
  return talkers;
}
