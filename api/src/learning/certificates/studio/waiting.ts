import { sql } from 'drizzle-orm';
import { hasInSome } from '#platform/http/course-access.ts';
import { excerptOf, isAmong, type WaitingSource } from '#platform/waiting.ts';
import { certifierOf, certifies } from './certifier.ts';

const from = sql`certificate_corrections
  join certificates on certificates.id = certificate_corrections.certificate_id`;

/** Requests for another name on a certificate. */
export const waitingCorrections: WaitingSource = {
  rows: async (db, caller) =>
    (await hasInSome(db, caller, 'course:certify'))
      ? {
          from,
          where: sql`certificate_corrections.state = 'open'
            and ${certifies(certifierOf(caller), sql`certificates.course_id`) ?? sql`true`}`,
          thing: sql`certificate_corrections.id::text`,
          at: sql`certificate_corrections.created_at`,
          place: sql`certificate_corrections.id`,
          course: sql`certificates.course_id`,
        }
      : null,
  among: (things) => isAmong(sql`certificate_corrections.id`, things),
  shown: (things) => sql`select certificate_corrections.id::text as thing, people.id as person_id,
      certificates.name as person_name, certificates.course_id, certificates.course_name,
      certificate_corrections.name as title, ${excerptOf(sql`certificate_corrections.note`)} as excerpt,
      null::bigint as amount, null::text as currency, '/studio/certificates/' || certificates.id as path
    from ${from} left join people on people.id = certificate_corrections.person_id
    where ${isAmong(sql`certificate_corrections.id`, things)}`,
};
