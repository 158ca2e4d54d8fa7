import { listBounds } from '@nibras/contract/limits.ts';
import type { WaitingCounts } from '@nibras/contract/site/overview/studio/shapes.ts';
import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { countWaiting, type WaitingSources } from '#platform/waiting.ts';
import { countInbox } from '#site/waiting/index.ts';

/** What waits for a person's decision, by number, up to the bound of lists. */
export async function readWaitingCounts(
  db: Queryable,
  { caller, now, sources }: { caller: Person; now: Date; sources: WaitingSources },
): Promise<WaitingCounts> {
  const count = (kind: WaitingKind) =>
    countWaiting(db, sources[kind], caller, listBounds.countedTo);
  return {
    cases: await count('cases'),
    transfers: await count('transfers'),
    texts: await count('texts'),
    corrections: await count('corrections'),
    reports: await count('reports'),
    inbox: await countInbox(db, sources, { caller, now }),
  };
}
