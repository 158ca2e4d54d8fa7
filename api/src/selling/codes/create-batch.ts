import { sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import { only } from '#platform/database/only.ts';
import { codeBatchCourses, codeBatches } from '#platform/database/schema/index.ts';
import { newCodes } from '#platform/files/random-codes.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { type BatchInput, batchValues } from './batch-values.ts';
import { packCodeHash } from './pack-code-hash.ts';

/**
 * Makes codes. They are in the result and nowhere else: only their hashes are kept.
 * @returns the codes in the order of their numbers, from 1
 * @throws AppError invalid-input, course-not-found
 */
export async function createBatch(
  platform: Pick<Platform, 'db' | 'secrets' | 'settings' | 'now'>,
  { caller, input }: { caller: Person; input: BatchInput },
): Promise<{ id: number; codes: string[] }> {
  const { db, secrets } = platform;
  const now = platform.now();
  return db.transaction(async (tx) => {
    const { row, courseIds } = await batchValues(tx, platform, input);
    const { id } = only(
      await tx
        .insert(codeBatches)
        .values({ ...row, createdBy: caller.id, createdAt: now })
        .returning({ id: codeBatches.id }),
    );
    if (courseIds.length > 0) {
      await tx
        .insert(codeBatchCourses)
        .values(courseIds.map((courseId) => ({ batchId: id, courseId })));
    }
    const codes = newCodes(row.count);
    const hashes = codes.map((code) => packCodeHash(secrets, code).toString('hex'));
    await tx.execute(sql`insert into pack_codes (batch_id, number, key_hash)
      select ${id}, number, decode(hash, 'hex')
      from unnest(${sql.param(hashes)}::text[]) with ordinality made(hash, number)`);
    await writeEntry(tx, {
      person: caller.id,
      action: 'codes-made',
      kind: 'code-batch',
      itemId: id,
      name: row.name,
      details: { count: row.count },
      now,
    });
    return { id, codes };
  });
}
