import { sql } from 'drizzle-orm';
import { publishedSearch } from '#content/items/index.ts';

export const articleSearch = publishedSearch('article', {
  table: 'articles',
  detail: sql`coalesce((select name from people where people.id = author_id), '')`,
});
