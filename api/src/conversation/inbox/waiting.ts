import type { InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { excerptOf, isAmong, type WaitingSource } from '#platform/waiting.ts';
import { kinds, tableOf } from './kinds.ts';
import { answers, isOwn } from './policy.ts';

/** What nobody has answered or put aside yet. */
export const newIn = (kind: InboxKind): WaitingSource => {
  const { about, joins, path, text } = kinds[kind];
  return {
    rows: async (_db, caller) =>
      answers(caller, kind)
        ? {
            from: sql`${tableOf(kind)} item`,
            where: sql`item.state = 'new' and ${isOwn(caller, kind, sql`item.service_id`)}`,
            thing: sql`item.id::text`,
            at: sql`item.created_at`,
            place: sql`item.id`,
            course: null,
          }
        : null,
    among: (things) => isAmong(sql`item.id`, things),
    shown: (things) => sql`select item.id::text as thing,
        ${kind === 'order' ? sql`item.person_id` : sql`null::int`} as person_id, item.name as person_name,
        null::int as course_id, null::text as course_name, coalesce(${about}, '') as title,
        ${excerptOf(text)} as excerpt, null::bigint as amount, null::text as currency,
        ${`/studio/${path}/`} || item.id as path
      from ${tableOf(kind)} item ${joins} where ${isAmong(sql`item.id`, things)}`,
    ...(kind === 'order' && { logKind: 'order' as const }),
  };
};
