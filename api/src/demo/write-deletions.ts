import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { auditLog, dataRequests } from '#platform/database/schema/index.ts';
import type { DemoContent } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';

/** Writes waiting requests to delete accounts, with their entries of the log. */
export async function writeDeletions(
  { db, ago, people }: Loading,
  { deletions }: Pick<DemoContent, 'deletions'>,
): Promise<void> {
  for (const { person, daysAgo, certificates } of deletions) {
    const { id: personId, name } = people.get(person);
    const createdAt = ago(daysAgo);
    const dueAt = new Date(createdAt.getTime() + limits.deletionDelay);
    await db
      .insert(dataRequests)
      .values({ kind: 'deletion', personId, certificates, createdAt, dueAt });
    const entry = { action: 'deletion-asked', kind: 'person', itemId: personId, name };
    await db.insert(auditLog).values({ ...entry, personId, createdAt });
  }
}
