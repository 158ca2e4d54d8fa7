import type { AddressedKind } from '@nibras/contract/content/items/studio/page.ts';
import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { articles, courses, pages, projects, services } from './schema/index.ts';

type AddressedTable =
  | typeof articles
  | typeof courses
  | typeof pages
  | typeof projects
  | typeof services;

/**
 * The condition that a row has an id, or a slug that it has now or had while it was public
 * (docs/behaviour/content.md#addresses). A present slug comes before a former one.
 */
export function atAddress(
  table: AddressedTable,
  kind: AddressedKind,
  address: IdOrSlug | Placeholder,
): SQL {
  if (typeof address === 'number') return sql`${table.id} = ${address}`;
  return sql`${table.id} = coalesce(
    (select present.id from ${table} present where present.slug = ${address}),
    (select item_id from slug_redirects where kind = ${kind} and slug = ${address}))`;
}
