import {
  deleteStudioSkillsById,
  postStudioSkills,
  putStudioSkillsById,
} from '@nibras/contract/content/skills/studio/calls.ts';
import type { StudioSkill } from '@nibras/contract/content/skills/studio/shapes.ts';
import { isMade, useChange } from '#studio-kit/frame/use-change.ts';

/** Changes of skills, which take effect at once; each offers the way back, and resolves to whether it was made. */
export function useSkillActions() {
  const { change } = useChange();
  return {
    make: (name: string) =>
      isMade(
        change(
          postStudioSkills,
          { body: { name } },
          { done: `أُضيفت «${name}»`, failed: 'تعذرت إضافة المهارة' },
        ),
      ),
    rename: ({ id }: StudioSkill, name: string) =>
      isMade(
        change(
          putStudioSkillsById,
          { params: { id }, body: { name } },
          { done: `صار الاسم «${name}»`, failed: 'تعذر تغيير الاسم' },
        ),
      ),
    setImage: ({ id, name }: StudioSkill, image: string | null) =>
      isMade(
        change(
          putStudioSkillsById,
          { params: { id }, body: { image } },
          {
            done: image === null ? `أُزيلت صورة «${name}»` : `تغيّرت صورة «${name}»`,
            failed: 'تعذر تغيير الصورة',
          },
        ),
      ),
    remove: ({ id, name }: StudioSkill) =>
      isMade(
        change(
          deleteStudioSkillsById,
          { params: { id } },
          { done: `حُذفت «${name}»`, failed: 'تعذر حذف المهارة' },
        ),
      ),
  };
}
