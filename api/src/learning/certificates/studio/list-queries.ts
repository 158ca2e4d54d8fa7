import type {
  CertificatesExportQuery,
  StudioCertificatesQuery,
} from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { readPackCode } from '@nibras/contract/text/pack-code.ts';
import { and, asc, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import { certificateCorrections, certificates, people } from '#platform/database/schema/index.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';
import { type Certifier, certifies } from './certifier.ts';

export const issuers = alias(people, 'issuers');
export const revokers = alias(people, 'revokers');

/** The request about a certificate that waits: one of a certificate that is not valid waits for nothing. */
const waits = and(
  eq(certificateCorrections.certificateId, certificates.id),
  eq(certificateCorrections.state, 'open'),
  sql`${certificates.revokedAt} is null`,
);

const selectRows = (db: Queryable) =>
  db
    .select({
      certificate: certificates,
      personName: people.name,
      personEmail: people.email,
      issuer: issuers.name,
      revoker: revokers.name,
      correction: certificateCorrections,
    })
    .from(certificates)
    .leftJoin(people, eq(people.id, certificates.personId))
    .leftJoin(issuers, eq(issuers.id, certificates.issuedBy))
    .leftJoin(revokers, eq(revokers.id, certificates.revokedBy))
    .leftJoin(certificateCorrections, waits)
    .$dynamic();
export type ListedRow = Awaited<ReturnType<typeof selectRows>>[number];

const inState: Record<NonNullable<StudioCertificatesQuery['state']>, SQL> = {
  valid: sql`${certificates.revokedAt} is null`,
  revoked: sql`(${certificates.revokedAt} is not null and ${certificates.replacedBy} is null)`,
  replaced: sql`${certificates.replacedBy} is not null`,
};

/** What a search looks through: what is printed, the account, and the code. */
function foundBy(find: FoundIn, search: string): SQL | undefined {
  const code = readPackCode(search);
  return or(
    find(sql`certificates.search_text`),
    sql`certificates.person_id in (select id from people where ${find(sql`people.search_text`)})`,
    code === null ? undefined : eq(certificates.code, code),
  );
}

const wantedBy = (certifier: Certifier, { course, state, corrections }: CertificatesExportQuery) =>
  and(
    certifies(certifier, sql`certificates.course_id`),
    course === undefined ? undefined : eq(certificates.courseId, course),
    state && inState[state],
    corrections && sql`${certificateCorrections.id} is not null`,
  );

const countRows = (db: Queryable, condition: SQL | undefined): Promise<number> =>
  countUpTo(db, sql`${certificates} left join ${certificateCorrections} on ${waits}`, condition);

async function conditionOf(db: Queryable, certifier: Certifier, query: CertificatesExportQuery) {
  const wanted = wantedBy(certifier, query);
  const found = await searchCondition(
    db,
    query.search,
    (find) => foundBy(find, query.search),
    async (condition) => (await countRows(db, and(wanted, condition))) > 0,
    { namesOnly: true },
  );
  return and(wanted, found);
}

/** A page of the certificates that a person decides about, and their number. */
export async function certificatePage(
  db: Queryable,
  certifier: Certifier,
  query: StudioCertificatesQuery,
): Promise<{ rows: ListedRow[]; total: number }> {
  const condition = await conditionOf(db, certifier, query);
  const { limit, offset } = boundedWindow({ page: query.page, per_page: limits.perPage });
  const order =
    query.corrections === 'open'
      ? [asc(certificateCorrections.id)]
      : [desc(certificates.issuedAt), desc(certificates.id)];
  const rows = await selectRows(db)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await countRows(db, condition) };
}

/** The next rows of an export, the newest first. @param before the id of the last row that was read */
export async function exportedRows(
  db: Queryable,
  certifier: Certifier,
  { query, before }: { query: CertificatesExportQuery; before: number | undefined },
): Promise<ListedRow[]> {
  const condition = await conditionOf(db, certifier, query);
  return selectRows(db)
    .where(and(condition, before === undefined ? undefined : lt(certificates.id, before)))
    .orderBy(desc(certificates.id))
    .limit(limits.exportBatch);
}

/** One certificate that a person decides about; null for a foreign one. */
export async function certificateIn(
  db: Queryable,
  certifier: Certifier,
  id: number,
): Promise<ListedRow | null> {
  const [row] = await selectRows(db).where(
    and(eq(certificates.id, id), certifies(certifier, sql`certificates.course_id`)),
  );
  return row ?? null;
}

/** How many requests for another name wait for a person. */
export async function openCorrections(db: Queryable, certifier: Certifier): Promise<number> {
  return countRows(db, wantedBy(certifier, { search: '', corrections: 'open' }));
}
