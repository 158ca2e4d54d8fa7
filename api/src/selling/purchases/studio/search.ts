import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { personFound } from '#people/people/index.ts';
import { comparedOneByOne, type StudioSearch } from '#platform/search/studio-search.ts';
import { byNumber } from './filter-purchases.ts';

/** Purchases are found by their buyers, their references and the numbers of their receipts. */
export const purchaseSearch: StudioSearch = {
  kind: 'purchase',
  open: ({ sales }) => sales,
  // `offset 0`: by the index for each buyer; a plan for many would read all purchases.
  matches: ({ search, inName }) => sql`with buyers as materialized (
      select id from people where ${personFound(search)(inName)})
    select id from purchases where ${byNumber(search) ?? sql`false`}
    union all select of_buyer.id from buyers cross join lateral (
      select id from purchases where person_id = buyers.id offset 0) of_buyer`,
  inOrder: ({ search, inName }) => sql`
    select purchases.id, ${byNumber(search) ?? sql`false`} or ${comparedOneByOne(personFound(search)(inName))} as matched
    from purchases left join people on people.id = person_id order by purchases.id desc`,
  show: (ids) => sql`
    select purchases.id, coalesce(people.name, 'حساب محذوف') as name,
      purchases.reference || coalesce(' · ' || (select min(name) from purchase_lines
        where purchase_id = purchases.id), '') as detail,
      '/studio/purchases/' || purchases.id as path
    from purchases left join people on people.id = purchases.person_id
    where purchases.id = any(${ids}) order by purchases.id desc limit ${limits.foundPerKind}`,
};
