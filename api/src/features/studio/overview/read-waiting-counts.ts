import type { WaitingAnswer } from '@nibras/contract/site/overview/studio/shapes.ts';
import { findModerator, openReports } from '#features/moderation/index.ts';
import { waitingTransfers } from '#features/transfers/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { findCertifier } from '../certificates/certifier.ts';
import { openCorrections } from '../certificates/list-queries.ts';
import { waitingTexts } from '../marking/waiting-query.ts';
import { openCases } from '../purchases/case-queries.ts';
import { sells } from '../purchases/policy.ts';
import { studioScope } from '../scope.ts';

/** What waits for somebody's decision, by number. @throws AppError forbidden for those who have no part in the studio */
export async function readWaitingCounts(db: Queryable, caller: Person): Promise<WaitingAnswer> {
  await studioScope(db, caller);
  const moderator = await findModerator(db, caller);
  const certifier = await findCertifier(db, caller);
  const seller = sells(caller);
  return {
    cases: seller ? await openCases(db) : null,
    transfers: seller ? await waitingTransfers(db) : null,
    texts: await waitingTexts(db, caller),
    corrections: certifier && (await openCorrections(db, certifier)),
    reports: moderator && (await openReports(db, moderator)),
  };
}
