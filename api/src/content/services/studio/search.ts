import { sql } from 'drizzle-orm';
import { publishedSearch } from '#content/items/index.ts';

export const serviceSearch = publishedSearch('service', {
  table: 'services',
  detail: sql`coalesce((select name from people where people.id = manager_id), '')`,
});
