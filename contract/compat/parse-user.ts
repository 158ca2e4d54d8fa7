import type { CurrentPerson } from '../people/auth/shapes.ts';

/** The signed-in person from any server; only an id or an e-mail address is certain. */
export type ParsedUser = Partial<CurrentPerson>;

const isSet = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * The person in a response of `GET /api/user`, which some servers wrap in `user` or `data`.
 * Null without an id and an e-mail address.
 */
export function parseUser(answer: unknown): ParsedUser | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const body = answer as Record<string, unknown>;
  if (isSet(body.id) || isSet(body.email)) return body as ParsedUser;
  return parseUser(body.user ?? body.data);
}
