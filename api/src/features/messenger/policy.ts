import { AppError } from '#platform/http/app-error.ts';

/**
 * Only who is in a conversation reads it or writes in it. To everybody else it does not exist.
 * @throws AppError conversation-not-found
 */
export function mustTakePart(people: readonly { id: number }[], personId: number): void {
  if (!people.some(({ id }) => id === personId)) throw new AppError('conversation-not-found');
}
