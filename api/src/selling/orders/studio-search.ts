import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { orderInScope } from '#learning/staff/index.ts';
import type { StudioSearch } from '#platform/search/studio-search.ts';

export const orderSearch: StudioSearch = {
  kind: 'order',
  open: ({ orders }) => orders,
  query: ({ inText: found }, scope) => sql`with found as materialized (
      select id from orders where ${found(sql`orders.search_text`)} and state <> 'spam')
    select orders.id, orders.name, coalesce(services.name, 'طلب عام') as detail, '/studio/orders/' || orders.id as path
    from orders left join services on services.id = orders.service_id
    where orders.id in (select id from found) and ${orderInScope(scope, sql`orders.service_id`)}
    order by orders.id desc limit ${limits.foundPerKind}`,
};
