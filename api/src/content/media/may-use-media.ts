import { and, isNull } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { media } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { maySee } from './policy.ts';
import { usesOf } from './uses.ts';

/**
 * Whether the caller may put all these files into content: each is in the library and seen there by the caller.
 * Otherwise a path that a person knows or guesses would open other people's videos. Holds the files until the
 * transaction ends, so that none is removed meanwhile.
 */
export async function mayUseMedia(
  tx: Transaction,
  caller: Pick<Caller, 'id' | 'role'>,
  paths: readonly string[],
): Promise<boolean> {
  const input = [...new Set(paths)];
  if (input.length === 0) return true;
  const rows = await tx
    .select({ path: media.path, ownerId: media.ownerId })
    .from(media)
    .where(and(anyOf(media.path, input), isNull(media.deletedAt)))
    .for('key share');
  if (rows.length < input.length) return false;
  if (caller.role === 'admin') return true;
  const uses = await usesOf(tx, input, caller);
  return rows.every((row) =>
    maySee(
      caller,
      row,
      uses.filter(({ path }) => path === row.path),
    ),
  );
}
