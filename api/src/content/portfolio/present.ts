import type { Project } from '@nibras/contract/content/portfolio/shapes.ts';
import type { ProjectRow } from './queries.ts';

export function presentProject(row: ProjectRow): Project {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: row.image,
    images: row.images.map(({ id, image }) => ({ id, image })),
    project_url: row.projectUrl,
    completedAt: row.completedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    skill: row.skills.map(({ id, name, image }) => ({ id, name, image })),
    services: row.services.map((service) => ({
      id: service.id,
      slug: service.slug,
      name: service.name,
      image: service.image,
      small_description: service.smallDescription,
      description: service.description,
    })),
  };
}
