import { z } from 'zod';
import { contentStates, undoId } from '../../../content/items/studio/page.ts';
import { studio as limits } from '../../../limits.ts';
import { id, picture } from '../../../wire.ts';
import { contentName } from '../../courses/studio/shapes.ts';

/** `courses` counts those that visitors see, and those that the caller works on; for admins all. */
export const studioCategory = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  position: z.int(),
  courses: z.int(),
});
export type StudioCategory = z.infer<typeof studioCategory>;

export const studioCategoriesAnswer = z.object({ categories: z.array(studioCategory) });
export const categoryChangeAnswer = studioCategoriesAnswer.extend({ undo: undoId });

/** Letters and digits of any script, joined by hyphens; digits alone would be an id. */
export const slug = z
  .string()
  .trim()
  .max(limits.slugMaxLength)
  .regex(/^(?!\d+$)[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u);

export const makeCategoryBody = z.object({ name: contentName });
export const changeCategoryBody = z.object({ name: contentName, slug: slug.optional() });
export const categoryOrderBody = z.object({ ids: z.array(id).max(limits.categories) });

/** The courses that stand first in the default order of lists, in this order. */
export const courseOrderBody = z.object({ ids: z.array(id).max(limits.orderedCourses) });
export const courseOrderAnswer = z.object({
  ids: z.array(z.int()),
  courses: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      image: picture,
      state: z.enum(contentStates),
      published: z.boolean(),
    }),
  ),
});
export const courseOrderChangeAnswer = courseOrderAnswer.extend({ undo: undoId });
