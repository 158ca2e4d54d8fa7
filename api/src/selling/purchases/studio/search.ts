import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { personFound } from '#people/people/index.ts';
import type { StudioSearch } from '#platform/search/studio-search.ts';
import { purchaseFound } from './filter-purchases.ts';

/** Purchases are found by their buyers, their references and the numbers of their receipts. */
export const purchaseSearch: StudioSearch = {
  kind: 'purchase',
  open: ({ sales }) => sales,
  query: ({ search, inName }) => sql`
    select purchases.id, coalesce(people.name, 'حساب محذوف') as name,
      purchases.reference || coalesce(' · ' || (select min(name) from purchase_lines
        where purchase_id = purchases.id), '') as detail,
      '/studio/purchases/' || purchases.id as path
    from purchases left join people on people.id = purchases.person_id
    where ${purchaseFound(search, personFound(search)(inName))} order by purchases.id desc limit ${limits.foundPerKind}`,
};
