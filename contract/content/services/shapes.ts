import { z } from 'zod';
import { lists } from '../../limits.ts';
import { idOrSlug, listMeta, listQuery, picture, timestamp } from '../../wire.ts';

export const serviceListQuery = listQuery(lists.servicesPerPage);
export const serviceParams = z.object({ id: idOrSlug });

const skill = z.object({ id: z.int(), name: z.string(), image: picture });

export const serviceManager = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** `Teacher`, `Admin` or `Student`: the specification shows a badge for `Teacher`. */
  role: z.enum(['Student', 'Teacher', 'Editor', 'Admin']),
  profile_photo_url: picture,
  email_verified_at: timestamp.nullable(),
});

export const serviceCard = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  small_description: z.string(),
  user_description: z.string(),
  description: z.string(),
  price: z.object({ starting: z.number().nullable() }),
  featured: z.boolean(),
  category_id: z.int().nullable(),
  category: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  project_count: z.int(),
  manager: serviceManager.nullable(),
  created_at: timestamp,
});
export type ServiceCard = z.infer<typeof serviceCard>;

export const serviceDetail = serviceCard.extend({
  projects: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      image: picture,
      description: z.string(),
      skill: z.array(skill),
    }),
  ),
  courses: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      image: picture,
      description: z.string(),
    }),
  ),
});

export const serviceListAnswer = z.object({ services: z.array(serviceCard), meta: listMeta });
export const serviceDetailAnswer = z.object({ service: serviceDetail });
