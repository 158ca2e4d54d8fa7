import { z } from 'zod';
import { lists } from '../../limits.ts';
import { idOrSlug, listMeta, listQuery, picture, timestamp } from '../../wire.ts';

export const projectListQuery = listQuery(lists.projectsPerPage);
export const projectsOfServiceQuery = listQuery(lists.projectsPerPageByService);
export const projectParams = z.object({ id: idOrSlug });

export const project = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: picture,
  images: z.array(z.object({ id: z.int(), image: z.string() })),
  project_url: z.string().nullable(),
  completedAt: timestamp.nullable(),
  created_at: timestamp,
  skill: z.array(z.object({ id: z.int(), name: z.string(), image: picture })),
  services: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      image: picture,
      small_description: z.string(),
      description: z.string(),
    }),
  ),
});
export type Project = z.infer<typeof project>;

export const projectListAnswer = z.object({ projects: z.array(project), meta: listMeta });
export const projectAnswer = z.object({ project });
/** A project, or for a query of a service the list of its projects. */
export const projectOrListAnswer = z.union([projectListAnswer, projectAnswer]);
