import type { certificateStates } from '@nibras/contract/learning/certificates/shapes.ts';
import type { CertificatesExportQuery } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { csvLine, csvStart } from '#platform/text/csv.ts';
import { stateOf } from '../queries.ts';

import { type Certifier, certifierOf } from './certifier.ts';
import { exportedRows, type ListedRow } from './list-queries.ts';

const headings = () => [
  wording`رمز الشهادة`,
  'الحالة',
  wording`الاسم على الشهادة`,
  wording`الكورس`,
  'اسم الحساب',
  'البريد الإلكتروني',
  wording`أتم الكورس في`,
  'صدرت في',
  'من منحها',
  'سبب المنح',
  'سُحبت في',
  'من سحبها',
  'سبب السحب',
  'الاسم المطلوب',
];

const stateNames: Record<(typeof certificateStates)[number], string> = {
  valid: 'صالحة',
  revoked: 'مسحوبة',
  replaced: 'حلت محلها أخرى',
};

/** A day as spreadsheets read it, in the provider's time zone. */
const dayIn = (timeZone: string) => (at: Date | null) =>
  at && new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

const cells = (row: ListedRow, day: ReturnType<typeof dayIn>) => [
  printedCode(row.certificate.code),
  stateNames[stateOf(row.certificate)],
  row.certificate.name,
  row.certificate.courseName,
  row.personName,
  row.personEmail,
  day(row.certificate.completedAt),
  day(row.certificate.issuedAt),
  row.issuer,
  row.certificate.note,
  day(row.certificate.revokedAt),
  row.revoker,
  row.certificate.revokedReason,
  row.correction?.name ?? null,
];

/** The lines of the file, read in parts, so that an export of any length takes little memory. */
async function* lines(
  platform: Platform,
  certifier: Certifier,
  query: CertificatesExportQuery,
): AsyncGenerator<string> {
  const day = dayIn(platform.settings().timeZone);
  yield csvStart + csvLine(headings());
  let before: number | undefined;
  for (;;) {
    const rows: ListedRow[] = await readList(platform, query.search, (db) =>
      exportedRows(db, certifier, { query, before }),
    );
    before = rows.at(-1)?.certificate.id;
    if (before === undefined) return;
    yield rows.map((row) => csvLine(cells(row, day))).join('');
  }
}

/**
 * Writes what the list shows as CSV, the newest first, and into the audit log that it was taken out.
 * @throws AppError forbidden
 */
export async function exportCertificates(
  platform: Platform,
  { caller, query }: { caller: Person; query: CertificatesExportQuery },
): Promise<AsyncGenerator<string>> {
  const certifier = certifierOf(caller);
  const entry = { person: caller.id, kind: 'certificate', itemId: 0, now: platform.now() };
  await platform.db.transaction((tx) =>
    writeEntry(tx, { ...entry, action: 'certificates-exported' }),
  );
  return lines(platform, certifier, query);
}
