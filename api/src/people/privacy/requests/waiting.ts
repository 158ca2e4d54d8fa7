import { sql } from 'drizzle-orm';
import { can } from '#platform/http/capabilities.ts';
import { isAmong, type WaitingSource } from '#platform/waiting.ts';

/** Requests for a person's own data and for the deletion of an account that are not done yet. */
export const waitingRequests: WaitingSource = {
  rows: async (_db, caller) =>
    can(caller, 'people:manage')
      ? {
          from: sql`data_requests`,
          where: sql`data_requests.state = 'waiting'`,
          thing: sql`data_requests.id::text`,
          at: sql`data_requests.created_at`,
          place: sql`data_requests.id`,
          course: null,
        }
      : null,
  among: (things) => isAmong(sql`data_requests.id`, things),
  shown: (
    things,
  ) => sql`select data_requests.id::text as thing, people.id as person_id, people.name as person_name,
      null::int as course_id, null::text as course_name, data_requests.kind as title, '' as excerpt,
      null::bigint as amount, null::text as currency, '/studio/privacy/requests' as path
    from data_requests join people on people.id = data_requests.person_id
    where ${isAmong(sql`data_requests.id`, things)}`,
};
