import {
  type AnnouncementChannel,
  type AnnouncementKind,
  announcementChannels,
} from '@nibras/contract/conversation/announcements/shapes.ts';
import type {
  AnnouncementAudience,
  AnnouncementReach,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { announcements as limits } from '@nibras/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { hasPushSubscription } from '#conversation/push/index.ts';
import { activePerson } from '#platform/database/active-person.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';
import { people } from '#platform/database/schema/index.ts';

/** Whom an announcement is for, and how. */
export interface Addressed {
  audience: AnnouncementAudience;
  courseId: number | null;
  channels: readonly AnnouncementChannel[];
}

/** What the recipients can switch off by itself. */
export const kindOf = ({ audience }: Pick<Addressed, 'audience'>): AnnouncementKind =>
  audience === 'course' ? 'course' : 'platform';

/** The condition that a person belongs to the audience; for queries that select from `people`. */
function inAudience({ audience, courseId }: Addressed, now: Date): SQL {
  if (audience === 'all') return sql`true`;
  if (audience === 'course') {
    return sql`exists (select from enrolments
      where course_id = ${courseId} and person_id = people.id and ${isMemberNow()})`;
  }
  const since = new Date(now.getTime() - limits.awayAfter);
  // Sockets note when a person was last seen, and sessions every other use.
  return sql`(coalesce(people.last_seen_at, people.created_at) < ${since}
    and not exists (select from sessions where person_id = people.id and last_used_at >= ${since}))`;
}

/** Whether a channel exists for a person at all. Nobody has confirmed an address that was never verified. */
const hasChannel: Record<AnnouncementChannel, SQL> = {
  notice: sql`true`,
  push: hasPushSubscription(people.id),
  mail: sql`people.email_verified_at is not null`,
};

/**
 * The condition that an announcement of a kind reaches a person by a channel: the one place that knows what a person has
 * switched off. For queries that select from `people`.
 */
export const isReached = (kind: AnnouncementKind, channel: AnnouncementChannel): SQL<boolean> =>
  sql<boolean>`(${activePerson} and ${hasChannel[channel]} and not exists (select from announcement_switches off
    where off.person_id = people.id and off.kind = ${kind} and off.channel = ${channel}))`;

/** How many people an announcement would reach now. */
export async function countReach(
  db: Queryable,
  addressed: Addressed,
  now: Date,
): Promise<AnnouncementReach> {
  const none = { people: 0, notice: 0, push: 0, mail: 0, unreached: 0 };
  if (addressed.audience === 'course' && addressed.courseId === null) return none;
  const kind = kindOf(addressed);
  const columns = announcementChannels.map((channel) => {
    const chosen = addressed.channels.includes(channel);
    return sql`${chosen ? isReached(kind, channel) : sql`false`} as ${sql.identifier(channel)}`;
  });
  const { rows } = await db.execute<AnnouncementReach & Record<string, unknown>>(sql`
    select count(*) filter (where notice or push or mail)::int as people,
      count(*) filter (where notice)::int as notice, count(*) filter (where push)::int as push,
      count(*) filter (where mail)::int as mail,
      count(*) filter (where not (notice or push or mail))::int as unreached
    from (select ${sql.join(columns, sql`, `)} from people where ${activePerson} and ${inAudience(addressed, now)}) reached`);
  return rows[0] ?? none;
}

/**
 * Writes down the recipients of an announcement: a row for each person and channel.
 * @returns the number of people and of rows
 */
export async function listRecipients(
  tx: Transaction,
  { id, ...addressed }: Addressed & { id: number },
  now: Date,
): Promise<{ people: number; deliveries: number }> {
  const kind = kindOf(addressed);
  let deliveries = 0;
  for (const channel of addressed.channels) {
    const { rowCount } = await tx.execute(sql`
      insert into announcement_deliveries (announcement_id, person_id, channel)
      select ${id}, people.id, ${channel} from people
      where ${inAudience(addressed, now)} and ${isReached(kind, channel)}
      on conflict do nothing`);
    deliveries += rowCount ?? 0;
  }
  const { rows } = await tx.execute<{ people: number }>(sql`
    select count(distinct person_id)::int as people from announcement_deliveries
    where announcement_id = ${id}`);
  return { people: rows[0]?.people ?? 0, deliveries };
}
