import type {
  StudioProject,
  StudioService,
} from '@nibras/contract/content/offers/studio/shapes.ts';
import type { ProjectRow, ServiceRow } from './list-offers.ts';

const time = (text: string | null): string | null => {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

const presentOffer = (row: ServiceRow | ProjectRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  image: row.image,
  state: row.state,
  published: row.published,
  publish_at: time(row.publishAt),
  has_draft: row.hasDraft,
  draft_version: row.draftVersion,
  updated_at: time(row.updatedAt) ?? '',
});

export const presentStudioService = (row: ServiceRow): StudioService => ({
  ...presentOffer(row),
  featured: row.featured,
  price_starting: row.price,
  manager:
    row.managerId === null || row.managerName === null
      ? null
      : { id: row.managerId, name: row.managerName },
  projects: row.projects,
});

export const presentStudioProject = (row: ProjectRow): StudioProject => ({
  ...presentOffer(row),
  pictures: row.pictures,
  completed_at: time(row.completedAt),
  services: row.services,
});
