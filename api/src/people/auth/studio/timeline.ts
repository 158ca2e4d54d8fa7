import { sql } from 'drizzle-orm';
import { parseDevice } from '#people/security/index.ts';
import {
  newestOf,
  placesOf,
  seesAll,
  shownByPlace,
  type TimelineSource,
} from '#platform/timeline.ts';

/** The sign-ins whose sessions are still stored: they are deleted a day after their end. */
export const signIns: TimelineSource = {
  kind: 'account',
  name: 'sign-ins',
  heads: (reader, page) =>
    seesAll(reader)
      ? newestOf(page, {
          from: sql`sessions`,
          where: sql`sessions.person_id = ${reader.person}`,
          at: sql`sessions.created_at`,
          place: sql`sessions.id`,
        })
      : null,
  shown: (db, _reader, heads) =>
    shownByPlace<{ userAgent: string | null }>(db, heads, {
      query: sql`select id as place, user_agent as "userAgent" from sessions where id = any(${placesOf(heads)})`,
      present: ({ userAgent }) => {
        const { browser, system } = parseDevice(userAgent);
        return {
          title: 'دخول إلى الحساب',
          text: [browser, system].filter(Boolean).join(' · '),
        };
      },
    }),
};
