import type { Transfer } from '@nibras/contract/selling/transfers/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { presentTransfer, type Reader } from './present.ts';
import { newestTransfer } from './queries.ts';

/** The newest receipt of a purchase, for its owner, whom the caller has checked; null where none was sent. */
export async function latestTransfer(
  platform: Pick<Platform, 'db' | 'secrets' | 'settings' | 'now'>,
  { purchase, person, ...files }: { purchase: number; person: number } & Omit<Reader, 'personId'>,
): Promise<Transfer | null> {
  const row = await newestTransfer(platform.db, purchase);
  return row && presentTransfer(platform, row, { personId: person, ...files });
}
