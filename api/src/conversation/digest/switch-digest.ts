import type { DigestState } from '@nibras/contract/conversation/digest/shapes.ts';
import { recordConsent } from '#people/consents/index.ts';
import type { Platform } from '#platform/platform.ts';
import { setDigest } from './queries.ts';

interface SwitchDigest {
  personId: number;
  state: DigestState;
  /** What they saw beside it. */
  wording: string;
}

/** Switches a person's digests, and keeps the consent or its withdrawal where that changes something. */
export async function switchDigest(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { personId, state, wording }: SwitchDigest,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await setDigest(tx, personId, state))) return;
    const given = state === 'on';
    await recordConsent(tx, { personId, kind: 'digest', wording, given, at: now() });
  });
}
