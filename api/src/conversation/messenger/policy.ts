import { AppError } from '#platform/http/app-error.ts';

/**
 * Only participants read a conversation or write in it. Everybody else gets 404, as if it did not exist.
 * @returns the person among the participants
 * @throws AppError conversation-not-found
 */
export function assertParticipant<Person extends { id: number }>(
  people: readonly Person[],
  personId: number,
): Person {
  const participant = people.find(({ id }) => id === personId);
  if (!participant) throw new AppError('conversation-not-found');
  return participant;
}
