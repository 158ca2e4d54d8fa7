import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';

/** Digits at the end of a phone number that its owner knows again and that reach nobody. */
const lastDigits = 4;
/** A number with fewer digits than this would be shown nearly whole. */
const leastDigits = 7;

/** A text whose direction does not change its neighbours', by the isolates of Unicode. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The first two letters of an address and its host: «sa…@example.com». */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, Math.max(1, at - 1)))}…${email.slice(at)}`;
}

/**
 * What moves over a video that a person watches: the name, and the last digits of the phone, or else a part of the email
 * address (docs/behaviour/videos.md#the-viewers-name). @returns null without such a person
 */
export async function movingNameOf(db: Queryable, person: number): Promise<string | null> {
  const [row] = await db
    .select({ name: people.name, email: people.email, digits: people.phoneDigits })
    .from(people)
    .where(eq(people.id, person));
  if (!row) return null;
  const { name, email, digits } = row;
  const proof = digits.length >= leastDigits ? digits.slice(-lastDigits) : maskEmail(email);
  return `${isolated(name)} · ${isolated(proof)}`;
}
