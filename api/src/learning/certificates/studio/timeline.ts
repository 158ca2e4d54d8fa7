import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import {
  inOwnCourse,
  named,
  newestOf,
  placesOf,
  shownByPlace,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';

const isOwn = (reader: TimelineReader) => sql`certificates.person_id = ${reader.person}
  and ${inOwnCourse(reader, sql`certificates.course_id`)}`;

interface CertificateRow {
  id: number;
  courseId: number | null;
  courseName: string;
  byId: number | null;
  byName: string | null;
  text: string;
}

const certificateOf = ({ id, courseId, courseName, byId, byName, text }: CertificateRow) => ({
  text,
  course: named(courseId, courseName),
  by: named(byId, byName),
  path: `/studio/certificates/${id}`,
});

const issued: TimelineSource = {
  kind: 'certificates',
  name: 'certificates-issued',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`certificates`,
      where: isOwn(reader),
      at: sql`certificates.issued_at`,
      place: sql`certificates.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<CertificateRow>(db, heads, {
      query: sql`select certificates.id as place, certificates.id, certificates.course_id as "courseId",
          certificates.course_name as "courseName", issuers.id as "byId", issuers.name as "byName",
          certificates.note as text
        from certificates left join people issuers on issuers.id = certificates.issued_by
        where certificates.id = any(${placesOf(heads)})`,
      present: (row) => ({
        ...certificateOf(row),
        title: wording`{certificate:صدرت|صدر} شهادة`,
        outcome: 'good',
      }),
    }),
};

const revoked: TimelineSource = {
  kind: 'certificates',
  name: 'certificates-revoked',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`certificates`,
      where: sql`${isOwn(reader)} and certificates.revoked_at is not null`,
      at: sql`certificates.revoked_at`,
      place: sql`certificates.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<CertificateRow & { replaced: boolean }>(db, heads, {
      query: sql`select certificates.id as place, certificates.id, certificates.course_id as "courseId",
          certificates.course_name as "courseName", revokers.id as "byId", revokers.name as "byName",
          certificates.revoked_reason as text, certificates.replaced_by is not null as replaced
        from certificates left join people revokers on revokers.id = certificates.revoked_by
        where certificates.id = any(${placesOf(heads)})`,
      present: (row) => ({
        ...certificateOf(row),
        title: row.replaced
          ? wording`{certificate:استُبدلت|استُبدل} الشهادة`
          : wording`{certificate:سُحبت|سُحب} الشهادة`,
        outcome: row.replaced ? null : 'bad',
      }),
    }),
};

const ofCorrection = (reader: TimelineReader) => ({
  from: sql`certificate_corrections join certificates on certificates.id = certificate_corrections.certificate_id`,
  where: sql`certificate_corrections.person_id = ${reader.person}
    and ${inOwnCourse(reader, sql`certificates.course_id`)}`,
  place: sql`certificate_corrections.id`,
});

const correctionRequested: TimelineSource = {
  kind: 'certificates',
  name: 'corrections-asked',
  heads: (reader, page) =>
    newestOf(page, { ...ofCorrection(reader), at: sql`certificate_corrections.created_at` }),
  shown: (db, _reader, heads) =>
    shownByPlace<CertificateRow & { waiting: boolean }>(db, heads, {
      query: sql`select certificate_corrections.id as place, certificates.id, certificates.course_id as "courseId",
          certificates.course_name as "courseName", null::int as "byId", null::text as "byName",
          concat_ws('، ', certificate_corrections.name, nullif(certificate_corrections.note, '')) as text, certificate_corrections.state = 'open' as waiting
        from certificate_corrections join certificates on certificates.id = certificate_corrections.certificate_id
        where certificate_corrections.id = any(${placesOf(heads)})`,
      present: (row) => ({
        ...certificateOf(row),
        title: wording`طلب تصحيح الاسم على شهادة`,
        outcome: row.waiting ? 'waiting' : null,
      }),
    }),
};

const correctionDecided: TimelineSource = {
  kind: 'certificates',
  name: 'corrections-decided',
  heads: (reader, page) => {
    const { where, ...rest } = ofCorrection(reader);
    return newestOf(page, {
      ...rest,
      where: sql`${where} and certificate_corrections.decided_at is not null`,
      at: sql`certificate_corrections.decided_at`,
    });
  },
  shown: (db, _reader, heads) =>
    shownByPlace<CertificateRow & { accepted: boolean }>(db, heads, {
      query: sql`select certificate_corrections.id as place, certificates.id, certificates.course_id as "courseId",
          certificates.course_name as "courseName", deciders.id as "byId", deciders.name as "byName",
          certificate_corrections.answer as text, certificate_corrections.state = 'accepted' as accepted
        from certificate_corrections join certificates on certificates.id = certificate_corrections.certificate_id
        left join people deciders on deciders.id = certificate_corrections.decided_by
        where certificate_corrections.id = any(${placesOf(heads)})`,
      present: (row) => ({
        ...certificateOf(row),
        title: row.accepted ? 'قُبل تصحيح الاسم' : 'لم يُقبل تصحيح الاسم',
        outcome: row.accepted ? 'good' : 'bad',
      }),
    }),
};

/** A person's certificates and the corrections of the name on them. */
export const certificateEvents: readonly TimelineSource[] = [
  issued,
  revoked,
  correctionRequested,
  correctionDecided,
];
