import type { CurrentPerson } from '../auth.ts';

/** The signed-in person as any server of the specification sends them: only id or email is certain. */
export type ParsedUser = Partial<CurrentPerson>;

const filled = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * The person in an answer of `GET /api/user`, which some servers wrap in `user` or `data`.
 * Null when it has neither an id nor an e-mail.
 */
export function parseUser(answer: unknown): ParsedUser | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const body = answer as Record<string, unknown>;
  if (filled(body.id) || filled(body.email)) return body as ParsedUser;
  return parseUser(body.user ?? body.data);
}
