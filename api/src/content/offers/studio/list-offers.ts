import type { ContentState, ItemSort } from '@nibras/contract/content/items/studio/page.ts';
import type { OfferKind, OffersQuery } from '@nibras/contract/content/offers/studio/shapes.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { askedOrder, type ListOrder, orderSql } from '#platform/http/sorting.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';
import { offerTables } from './offer-kinds.ts';

interface OfferRow extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  state: ContentState;
  published: boolean;
  publishAt: string | null;
  hasDraft: boolean;
  draftVersion: number | null;
  updatedAt: string;
}

export interface ServiceRow extends OfferRow {
  featured: boolean;
  price: string | null;
  managerId: number | null;
  managerName: string | null;
  projects: number;
}

export interface ProjectRow extends OfferRow {
  pictures: number;
  completedAt: string | null;
  services: string[];
}

/** A field of the draft as text, or what is published where the draft does not have it. */
const drafted = (field: string, column: SQL): SQL =>
  sql`case when draft.fields ? ${field} then draft.fields ->> ${field} else ${column} end`;

/** The number of items in a list of the draft, or of published rows. */
const draftedCount = (field: string, counted: SQL): SQL =>
  sql`case when draft.fields ? ${field} then jsonb_array_length(draft.fields -> ${field}) else (${counted}) end`;

const columns: Record<OfferKind, SQL> = {
  service: sql`(${drafted('featured', sql`item.featured::text`)})::boolean as featured,
    ${drafted('price_starting', sql`item.price_starting::text`)} as price,
    people.id as "managerId", people.name as "managerName",
    ${draftedCount('projects', sql`select count(*) from project_services where service_id = item.id`)}::int as projects`,
  project: sql`${draftedCount('images', sql`select count(*) from project_images where project_id = item.id`)}::int as pictures,
    ${drafted('completed_at', sql`to_char(item.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)} as "completedAt",
    coalesce((select json_agg(services.name order by services.name) from services where deleted_at is null
      and case when draft.fields ? 'services' then draft.fields -> 'services' @> to_jsonb(services.id)
        else exists (select from project_services where project_id = item.id and service_id = services.id) end
    ), '[]'::json) as services`,
};

const id = sql`item.id`;
const orders: Record<ItemSort, ListOrder> = {
  changed: { by: sql`greatest(item.updated_at, draft.updated_at)`, id, down: true },
  name: { by: sql`coalesce(nullif(draft.fields ->> 'name', ''), item.name)`, id },
  created: { by: sql`item.created_at`, id, down: true },
};

const joined: Record<OfferKind, SQL> = {
  service: sql`left join people on people.id = (${drafted('manager_id', sql`item.manager_id::text`)})::int`,
  project: sql``,
};

/** The items whose published or drafted name, or whose description, a condition finds. */
const foundBy =
  (kind: OfferKind) =>
  (condition: FoundIn): SQL => {
    const items = sql.identifier(offerTables[kind]);
    return sql`item.id in (
      select id from ${items} where ${condition(sql`${items}.search_text`)}
      union all select item_id from drafts where kind = ${kind} and ${condition(sql`drafts.search_text`)})`;
  };

/** A page of the services, or of the projects, the one worked on last first, and their number. */
async function offerPage<Row extends OfferRow>(
  db: Queryable,
  kind: OfferKind,
  { page, search, state, sort }: OffersQuery,
  size: number,
) {
  const items = sql.identifier(offerTables[kind]);
  const listed = and(sql`item.deleted_at is null`, state && sql`item.state = ${state}`);
  const countOf = (condition: SQL | undefined) =>
    countUpTo(db, sql`${items} item`, and(listed, condition));
  let total: number | null = null;
  const found = await searchCondition(db, search, foundBy(kind), async (condition) => {
    total = await countOf(condition);
    return total > 0;
  });
  const { limit, offset } = boundedWindow({ page, per_page: size });
  const { rows } = await db.execute<Row>(sql`
    select item.id, item.slug, coalesce(nullif(draft.fields ->> 'name', ''), item.name) as name,
      nullif(${drafted('image', sql`item.image`)}, '') as image, item.state, item.published, item.publish_at as "publishAt",
      coalesce(draft.fields <> '{}', false) as "hasDraft", draft.version::int as "draftVersion",
      greatest(item.updated_at, draft.updated_at) as "updatedAt", ${columns[kind]}
    from ${items} item left join drafts draft on draft.kind = ${kind} and draft.item_id = item.id ${joined[kind]}
    where ${and(listed, found)}
    order by ${orderSql(askedOrder(orders, sort, 'changed'))}
    limit ${limit} offset ${offset}`);
  return { rows, total: total || (await countOf(found)) };
}

export const servicePage = (db: Queryable, query: OffersQuery, size: number = limits.perPage) =>
  offerPage<ServiceRow>(db, 'service', query, size);

export const projectPage = (db: Queryable, query: OffersQuery, size: number = limits.perPage) =>
  offerPage<ProjectRow>(db, 'project', query, size);
