import type { ServiceCard, serviceDetail } from '@nibras/contract/content/services/shapes.ts';
import type { z } from 'zod';
import type { ProjectRow, ServiceRow } from './queries.ts';
import type { ReadService } from './read-service.ts';

/** The spelling of roles that the specification uses for badges. */
const roleNames = {
  student: 'Student',
  teacher: 'Teacher',
  editor: 'Editor',
  admin: 'Admin',
} as const;

function presentManager(manager: ServiceRow['manager']): ServiceCard['manager'] {
  return (
    manager && {
      id: manager.id,
      name: manager.name,
      email: manager.email,
      role: roleNames[manager.role],
      profile_photo_url: manager.photoPath,
      email_verified_at: manager.emailVerifiedAt?.toISOString() ?? null,
    }
  );
}

export function presentServiceCard(row: ServiceRow): ServiceCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    small_description: row.smallDescription,
    user_description: row.userDescription,
    description: row.description,
    price: { starting: row.priceStarting },
    featured: row.featured,
    category_id: row.category?.id ?? null,
    category: row.category && {
      id: row.category.id,
      name: row.category.name,
      slug: row.category.slug,
    },
    project_count: row.projectCount,
    manager: presentManager(row.manager),
    created_at: row.createdAt.toISOString(),
  };
}

const presentProject = ({ skills, ...project }: ProjectRow) => ({
  ...project,
  skill: skills.map(({ id, name, image }) => ({ id, name, image })),
});

export function presentService(page: ReadService): z.infer<typeof serviceDetail> {
  return {
    ...presentServiceCard(page.service),
    projects: page.projects.map(presentProject),
    courses: page.courses,
  };
}
