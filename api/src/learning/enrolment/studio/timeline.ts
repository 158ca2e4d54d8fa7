import type { EntitlementSource } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { hasJoined } from '#platform/database/membership.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';
import {
  inOwnCourse,
  named,
  newestOf,
  placesOf,
  shownByPlace,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';

const isOwn = (reader: TimelineReader) => sql`entitlements.person_id = ${reader.person}
  and ${inOwnCourse(reader, sql`entitlements.course_id`)}`;

/** Why access was given, in a word or two. */
const reasons: Record<EntitlementSource, string> = {
  free: 'اشتراك مجاني',
  payment: 'بعد الدفع',
  code: 'بكود اشتراك',
  grant: 'من فريق العمل',
  import: 'من قائمة',
};

interface JoinedRow {
  courseId: number;
  courseName: string;
  source: EntitlementSource;
}

/** When a person became a member of a course. */
const joined: TimelineSource = {
  kind: 'enrolments',
  name: 'joined',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`enrolments`,
      where: sql`enrolments.person_id = ${reader.person} and ${hasJoined()}
        and enrolments.joined_at is not null and ${inOwnCourse(reader, sql`enrolments.course_id`)}`,
      at: sql`enrolments.joined_at`,
      place: sql`enrolments.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<JoinedRow>(db, heads, {
      query: sql`select enrolments.id as place, courses.id as "courseId", courses.name as "courseName", enrolments.source
        from enrolments join courses on courses.id = enrolments.course_id
        where enrolments.id = any(${placesOf(heads)})`,
      present: ({ courseId, courseName, source }) => ({
        title: 'بدأ الاشتراك',
        text: source === 'free' ? reasons.free : '',
        course: named(courseId, courseName),
        outcome: 'good',
        path: `/studio/courses/${courseId}/members`,
      }),
    }),
};

interface GivenRow extends JoinedRow {
  until: string | null;
  note: string;
  again: boolean;
  byId: number | null;
  byName: string | null;
}

/** When a person got access, or longer access, otherwise than by joining a free course. */
const accessGiven: TimelineSource = {
  kind: 'enrolments',
  name: 'access-given',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`entitlements`,
      where: sql`${isOwn(reader)} and entitlements.source <> 'free'`,
      at: sql`entitlements.created_at`,
      place: sql`entitlements.id`,
    }),
  shown: (db, { timeZone }, heads) =>
    shownByPlace<GivenRow>(db, heads, {
      query: sql`select entitlements.id as place, courses.id as "courseId", courses.name as "courseName",
          entitlements.source, to_json(entitlements.valid_until) #>> '{}' as until, entitlements.note,
          exists (select from entitlements earlier where earlier.person_id = entitlements.person_id
            and earlier.course_id = entitlements.course_id and earlier.id < entitlements.id) as again,
          givers.id as "byId", givers.name as "byName"
        from entitlements join courses on courses.id = entitlements.course_id
        left join people givers on givers.id = entitlements.granted_by
        where entitlements.id = any(${placesOf(heads)})`,
      present: ({ courseId, courseName, source, until, note, again, byId, byName }) => {
        const end = until ? `حتى ${arabicDate(new Date(until), timeZone)}` : 'بلا تاريخ انتهاء';
        const isExtension = again && source === 'grant';
        return {
          title: `${isExtension ? 'مُدّد الاشتراك' : `فُتح الاشتراك ${reasons[source]}`} ${end}`,
          text: note,
          course: named(courseId, courseName),
          by: named(byId, byName),
          path: `/studio/courses/${courseId}/members`,
        };
      },
    }),
};

interface EndedRow {
  courseId: number;
  courseName: string;
  byId: number | null;
  byName: string | null;
}

/** When the staff ended a person's access; several reasons for it that end together are one event. */
const accessStopped: TimelineSource = {
  kind: 'enrolments',
  name: 'access-stopped',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`entitlements`,
      where: sql`${isOwn(reader)} and entitlements.revoked_at <= now()
        and (entitlements.valid_until is null or entitlements.revoked_at < entitlements.valid_until)
        and not exists (select from entitlements other where other.person_id = entitlements.person_id
          and other.course_id = entitlements.course_id and other.revoked_at = entitlements.revoked_at
          and other.id > entitlements.id)`,
      at: sql`entitlements.revoked_at`,
      place: sql`entitlements.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<EndedRow>(db, heads, {
      query: sql`select entitlements.id as place, courses.id as "courseId", courses.name as "courseName",
          enders.id as "byId", enders.name as "byName"
        from entitlements join courses on courses.id = entitlements.course_id
        left join people enders on enders.id = entitlements.revoked_by
        where entitlements.id = any(${placesOf(heads)})`,
      present: ({ courseId, courseName, byId, byName }) => ({
        title: 'أُنهي الاشتراك',
        course: named(courseId, courseName),
        by: named(byId, byName),
        outcome: 'bad',
        path: `/studio/courses/${courseId}/members`,
      }),
    }),
};

/** When a person's access ended by itself: no other reason lasted beyond that time. */
const accessExpired: TimelineSource = {
  kind: 'enrolments',
  name: 'access-expired',
  heads: (reader, page) =>
    newestOf(page, {
      from: sql`entitlements`,
      where: sql`${isOwn(reader)} and entitlements.valid_until <= now()
        and (entitlements.revoked_at is null or entitlements.revoked_at >= entitlements.valid_until)
        and not exists (select from entitlements other where other.person_id = entitlements.person_id
          and other.course_id = entitlements.course_id and other.id <> entitlements.id
          and other.valid_from <= entitlements.valid_until
          and (coalesce(least(other.valid_until, other.revoked_at), 'infinity') > entitlements.valid_until
            or (least(other.valid_until, other.revoked_at) = entitlements.valid_until and other.id > entitlements.id)))`,
      at: sql`entitlements.valid_until`,
      place: sql`entitlements.id`,
    }),
  shown: (db, _reader, heads) =>
    shownByPlace<EndedRow>(db, heads, {
      query: sql`select entitlements.id as place, courses.id as "courseId", courses.name as "courseName"
        from entitlements join courses on courses.id = entitlements.course_id
        where entitlements.id = any(${placesOf(heads)})`,
      present: ({ courseId, courseName }) => ({
        title: 'انتهت مدة الاشتراك',
        course: named(courseId, courseName),
        path: `/studio/courses/${courseId}/members`,
      }),
    }),
};

/** How a person's access to courses began, was extended and ended. */
export const enrolmentEvents: readonly TimelineSource[] = [
  joined,
  accessGiven,
  accessStopped,
  accessExpired,
];
