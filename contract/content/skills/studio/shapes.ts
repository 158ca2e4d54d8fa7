import { z } from 'zod';
import { offers as limits } from '../../../limits.ts';
import { oneLine } from '../../../text/text.ts';
import { id, pageNumber, picture, searchText } from '../../../wire.ts';
import { pageOf, undoId } from '../../items/studio/page.ts';

export const skillsQuery = z.object({ page: pageNumber, search: searchText });
export type SkillsQuery = z.output<typeof skillsQuery>;

/** A skill, and the projects in which it was used: how many, and the names of the newest. */
export const studioSkill = z.object({
  id: z.int(),
  name: z.string(),
  image: picture,
  uses: z.int(),
  projects: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type StudioSkill = z.infer<typeof studioSkill>;

export const studioSkillsAnswer = z.object({ skills: pageOf(studioSkill) });

const skillName = oneLine(limits.skillNameMaxLength);

export const makeSkillBody = z.object({ name: skillName });
/** `image` is the path of a picture of the library; null takes the picture away. */
export const changeSkillBody = z.object({
  name: skillName.optional(),
  image: z.string().min(1).max(500).nullish(),
});
export const skillParams = z.object({ id });
export const skillChangeAnswer = z.object({ skill: studioSkill, undo: undoId });
export const skillRemovedAnswer = z.object({ undo: undoId });
