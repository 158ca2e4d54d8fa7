import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Merging } from './move-references.ts';

/** What the page of the newer certificate says. */
const reason = () =>
  wording`{certificate:لصاحبها|لصاحبه} شهادة أقدم في الكورس {course:نفسه|نفسها}، {certificate:وهي الصالحة|وهو الصالح}.`;

/**
 * Where both accounts have a valid certificate for a course, the older one stays valid and replaces the newer one. That
 * is never deleted: its code may be printed. Where one account has a certificate, none of the other's waits for a name.
 */
export async function uniteCertificates(tx: Transaction, { keep, remove }: Merging): Promise<void> {
  await tx.execute(sql`with valid as (
      select id, course_id, first_value(id) over (partition by course_id order by issued_at, id) as oldest
      from certificates where person_id in (${keep}, ${remove}) and revoked_at is null and course_id is not null)
    update certificates newer set revoked_at = now(), revoked_reason = ${reason()}, replaced_by = oldest
    from valid where newer.id = valid.id and valid.oldest <> valid.id`);
  await tx.execute(sql`delete from waiting_certificates waiting using certificates valid
    where waiting.person_id in (${keep}, ${remove}) and valid.person_id in (${keep}, ${remove})
      and valid.course_id = waiting.course_id and valid.revoked_at is null`);
}
