import type { WaitingAnswer, WaitingThing } from '@nibras/contract/site/overview/studio/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import type { WaitingCounts } from '#platform/waiting.ts';

/** What waits for a person's decision, by number. @throws AppError forbidden for those who have no part in the studio */
export async function readWaitingCounts(
  db: Queryable,
  { caller, waiting }: { caller: Person; waiting: WaitingCounts },
): Promise<WaitingAnswer> {
  const count = async (thing: WaitingThing) => (await waiting[thing]?.(db, caller)) ?? null;
  return {
    cases: await count('cases'),
    transfers: await count('transfers'),
    texts: await count('texts'),
    corrections: await count('corrections'),
    reports: await count('reports'),
  };
}
