import { formatCount } from '@nibras/contract/text/count.ts';
import { sql } from 'drizzle-orm';
import {
  newestOf,
  placesOf,
  seesAll,
  shownByPlace,
  type TimelineSource,
} from '#platform/timeline.ts';
import { excerptOf } from '#platform/waiting.ts';

/** The services that a person ordered while they were signed in. */
export const placedOrders: TimelineSource = {
  kind: 'orders',
  name: 'orders',
  heads: (reader, page) =>
    seesAll(reader)
      ? newestOf(page, {
          from: sql`orders`,
          where: sql`orders.person_id = ${reader.person}`,
          at: sql`orders.created_at`,
          place: sql`orders.id`,
        })
      : null,
  shown: (db, _reader, heads) =>
    shownByPlace<{ service: string | null; excerpt: string; waiting: boolean }>(db, heads, {
      query: sql`select orders.id as place, services.name as service, ${excerptOf(sql`orders.description`)} as excerpt,
          orders.state = 'new' as waiting
        from orders left join services on services.id = orders.service_id
        where orders.id = any(${placesOf(heads)})`,
      present: ({ service, excerpt, waiting }, { place }) => ({
        title: service
          ? `طلب رقم ${formatCount(place)}: «${service}»`
          : `طلب عام رقم ${formatCount(place)}`,
        text: excerpt,
        outcome: waiting ? 'waiting' : null,
        path: `/studio/orders/${place}`,
      }),
    }),
};
