import { readPackCode } from '@nibras/contract/text/pack-code.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type BatchRow, batchOf, type PackCodeRow, packCodeByHash } from './batch-queries.ts';
import { packCodeHash } from './pack-code-hash.ts';

/**
 * Finds a code that a person has in their hand, by its hash.
 * @throws AppError pack-code-mistyped, pack-code-not-found
 */
export async function findPackCode(
  { db, secrets, now }: Pick<Platform, 'db' | 'secrets' | 'now'>,
  typed: string,
): Promise<{ code: PackCodeRow; batch: BatchRow }> {
  const characters = readPackCode(typed);
  if (!characters) throw new AppError('pack-code-mistyped');
  const code = await packCodeByHash(db, packCodeHash(secrets, characters));
  return { code, batch: await batchOf(db, code.batchId, now()) };
}
