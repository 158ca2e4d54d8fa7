import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enrolmentStateOf } from '#platform/database/membership.ts';
import type { Platform } from '#platform/platform.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';

type AccessNotice = Extract<NotificationType, `${string}Access${string}`>;

const type = (name: 'Granted' | 'Changed' | 'Ending' | 'Ended'): AccessNotice =>
  `App\\Notifications\\Access${name}`;

/** Whether each person was a member of the course. */
export async function membersAmong(
  tx: Transaction,
  course: number,
  people: readonly number[],
): Promise<Set<number>> {
  const { rows } = await tx.execute<{ person: number }>(
    sql`select person_id as person from enrolments where course_id = ${course}
      and person_id = any(${sql.param([...people])}::int[]) and ${enrolmentStateOf()} = 'joined'`,
  );
  return new Set(rows.map(({ person }) => person));
}

interface AccessNow extends Record<string, unknown> {
  person: number;
  courseName: string;
  state: 'pending' | 'joined' | 'ended' | null;
  until: string | null;
  /** The unread notice about this access that was deleted. */
  unread: string[] | null;
}

/** Deletes what people have not read yet about their access to the course, since it no longer holds. */
async function accessNow(
  tx: Transaction,
  course: number,
  people: readonly number[],
): Promise<AccessNow[]> {
  const ids = sql`${sql.param([...people])}::int[]`;
  const { rows } = await tx.execute<AccessNow>(sql`with deleted as (
      delete from notifications where person_id = any(${ids}) and read_at is null
        and starts_with(type, 'App\\Notifications\\Access') and data ->> 'courseId' = ${String(course)}
      returning person_id, type
    )
    select person, courses.name as "courseName", ${enrolmentStateOf()} as state,
      to_json(access_until) #>> '{}' as until,
      (select array_agg(deleted.type) from deleted where deleted.person_id = person) as unread
    from unnest(${ids}) person join courses on courses.id = ${course}
    left join enrolments on enrolments.course_id = courses.id and enrolments.person_id = person
    order by person`);
  return rows;
}

/** Which notice is about a change; null where nothing has changed that the person knows of. */
function noticeOf({ state, unread }: AccessNow, wasMember: boolean): AccessNotice | null {
  const had = (name: 'Granted' | 'Ended') => unread?.includes(type(name)) === true;
  if (state === 'joined') {
    if (!wasMember) return had('Ended') ? null : type('Granted');
    return had('Granted') ? type('Granted') : type('Changed');
  }
  return wasMember && !had('Granted') ? type('Ended') : null;
}

/**
 * Notifies people that their access to a course has changed: a notice that says how it is now, in place of unread older ones,
 * and an event to their open tabs, which read the course again.
 * @param options.members those who were members before the change
 */
export async function notifyOfAccess(
  platform: Pick<Platform, 'db' | 'jobs' | 'realtime' | 'log' | 'settings'>,
  tx: Transaction,
  {
    course,
    people,
    members,
  }: { course: number; people: readonly number[]; members: ReadonlySet<number> },
): Promise<void> {
  if (people.length === 0) return;
  const rows = await accessNow(tx, course, people);
  const notices = rows.flatMap((row) => {
    const notice = noticeOf(row, members.has(row.person));
    if (!notice) return [];
    const until =
      row.until === null ? '' : arabicDate(new Date(row.until), platform.settings().timeZone);
    const data = { courseId: course, courseName: row.courseName, until };
    return [{ personId: row.person, type: notice, data }];
  });
  await notify(platform, tx, notices);
  await tx.execute(sql`update enrolments set end_told_for = access_until where course_id = ${course}
    and person_id = any(${sql.param([...people])}::int[]) and ${enrolmentStateOf()} = 'ended'`);
  await afterCommit(tx, () =>
    platform.realtime.emit([...people], 'access-changed', { course_id: course }),
  );
}
