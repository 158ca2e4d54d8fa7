import { sql } from 'drizzle-orm';
import { publishedSearch } from '#content/items/index.ts';

export const projectSearch = publishedSearch('project', {
  table: 'projects',
  detail: sql`coalesce((select min(services.name) from project_services
      join services on services.id = service_id where project_id = projects.id), '')`,
});
