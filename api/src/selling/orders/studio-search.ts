import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { orderInScope } from '#learning/staff/index.ts';
import type { StudioScope } from '#platform/http/studio-scope.ts';
import { comparedOneByOne, type StudioSearch } from '#platform/search/studio-search.ts';

const listed = (scope: StudioScope) =>
  sql`orders.state <> 'spam' and ${orderInScope(scope, sql`orders.service_id`)}`;

export const orderSearch: StudioSearch = {
  kind: 'order',
  open: ({ orders }) => orders,
  matches: ({ inText }, scope) =>
    sql`select orders.id from orders where ${inText(sql`orders.search_text`)} and ${listed(scope)}`,
  inOrder: ({ inText }, scope) =>
    sql`select orders.id, ${comparedOneByOne(inText(sql`orders.search_text`))} as matched
      from orders where ${listed(scope)} order by orders.id desc`,
  show: (ids) => sql`
    select orders.id, orders.name, coalesce(services.name, 'طلب عام') as detail, '/studio/orders/' || orders.id as path
    from orders left join services on services.id = orders.service_id
    where orders.id = any(${ids}) order by orders.id desc limit ${limits.foundPerKind}`,
};
