import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { drafts } from '#platform/database/schema/index.ts';

/** Takes a field out of drafts, because what it holds was decided otherwise and took effect at once. */
export const dropDraftField = (
  tx: Transaction,
  { kind, ids, field }: { kind: 'course' | 'lecture'; ids: readonly number[]; field: string },
) =>
  tx
    .update(drafts)
    .set({ fields: sql`${drafts.fields} - ${field}` })
    .where(and(eq(drafts.kind, kind), anyOf(drafts.itemId, ids), sql`${drafts.fields} ? ${field}`));
