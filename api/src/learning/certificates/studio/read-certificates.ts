import type {
  StudioCertificateDetail,
  StudioCertificatesQuery,
} from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';

import { certifierOf } from './certifier.ts';
import { correctionsOf, neighboursOf } from './detail-queries.ts';
import { certificateIn, certificatePage, openCorrections } from './list-queries.ts';
import { presentCertificate, presentDetail, presentWaitingName } from './present.ts';
import { waitingNames } from './waiting-queries.ts';

/**
 * A page of the certificates that the caller decides about.
 * @throws AppError search-too-slow, search-busy
 */
export async function readCertificates(
  platform: Pick<Platform, 'db' | 'searches'>,
  { caller, query }: { caller: Person; query: StudioCertificatesQuery },
) {
  const certifier = certifierOf(caller);
  const { rows, total } = await readList(platform, query.search, (db) =>
    certificatePage(db, certifier, query),
  );
  const waiting = await waitingNames(platform.db, certifier);
  return {
    certificates: {
      data: rows.map(presentCertificate),
      meta: boundedMeta({ page: query.page, per_page: limits.perPage }, total),
    },
    open_corrections: await openCorrections(platform.db, certifier),
    waiting: waiting.rows.map(presentWaitingName),
    waiting_count: waiting.count,
  };
}

/** One certificate with its requests. @throws AppError certificate-not-found */
export async function readCertificate(
  db: Queryable,
  { caller, id }: { caller: Person; id: number },
): Promise<StudioCertificateDetail> {
  const certifier = certifierOf(caller);
  const row = orThrow(await certificateIn(db, certifier, id), 'certificate-not-found');
  return presentDetail(row, {
    corrections: await correctionsOf(db, id),
    neighbours: await neighboursOf(db, row.certificate),
  });
}
