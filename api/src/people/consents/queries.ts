import { privacy as limits } from '@nibras/contract/people/limits.ts';
import type { ConsentKind } from '@nibras/contract/people/privacy/shapes.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { consents } from '#platform/database/schema/index.ts';

export type ConsentRow = typeof consents.$inferSelect;

/** The newest first. */
export const consentsOf = (db: Queryable, personId: number): Promise<ConsentRow[]> =>
  db
    .select()
    .from(consents)
    .where(eq(consents.personId, personId))
    .orderBy(desc(consents.id))
    .limit(limits.consentsShown);

/** Whether a person has agreed in these words before. */
export async function hasAgreed(
  db: Queryable,
  { personId, kind, wording }: { personId: number; kind: ConsentKind; wording: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.personId, personId),
        eq(consents.kind, kind),
        eq(consents.wording, wording),
        eq(consents.given, true),
      ),
    )
    .limit(1);
  return row !== undefined;
}
