import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { codeBatchCourses, codeBatches, packCodes } from '#platform/database/schema/index.ts';
import { unique } from './unique.ts';

/** Creates a batch of codes whose hashes nobody knows, for lists and reports. */
export async function makeCodeBatch(
  db: Queryable,
  {
    courses = [],
    ...overrides
  }: Partial<typeof codeBatches.$inferInsert> & { courses?: number[] } = {},
) {
  const number = unique();
  const batch = only(
    await db
      .insert(codeBatches)
      .values({ name: `أكواد ${number}`, count: 3, currency: 'EGP', ...overrides })
      .returning(),
  );
  if (courses.length > 0) {
    const rows = courses.map((courseId) => ({ batchId: batch.id, courseId }));
    await db.insert(codeBatchCourses).values(rows);
  }
  const codes = Array.from({ length: batch.count }, (_, at) => ({
    batchId: batch.id,
    number: at + 1,
    keyHash: Buffer.from(`code ${batch.id} ${at + 1}`),
  }));
  return { ...batch, codes: await db.insert(packCodes).values(codes).returning() };
}
