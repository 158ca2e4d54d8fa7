import { termsConsent } from '@nibras/contract/people/consents/terms.ts';
import type { ConsentKind } from '@nibras/contract/people/privacy/shapes.ts';
import type { Transaction } from '#platform/database/database.ts';
import { consents } from '#platform/database/schema/index.ts';
import { hasAgreed } from './queries.ts';

interface NewConsent {
  personId: number;
  kind: ConsentKind;
  /** What they saw. */
  wording: string;
  /** False where they withdraw it. */
  given: boolean;
  at: Date;
}

/** Keeps that a person has agreed or withdrawn, in the transaction that does what they decided. */
export async function recordConsent(tx: Transaction, consent: NewConsent): Promise<void> {
  await tx.insert(consents).values(consent);
}

/**
 * Keeps that a person has signed in below the sentence about the terms, once for each wording of it: at their first
 * sign-in, and at the first one after the sentence has changed.
 */
export async function recordTerms(
  tx: Transaction,
  { personId, at }: { personId: number; at: Date },
): Promise<void> {
  const terms = { personId, kind: 'terms', wording: termsConsent() } as const;
  if (await hasAgreed(tx, terms)) return;
  await recordConsent(tx, { ...terms, given: true, at });
}
