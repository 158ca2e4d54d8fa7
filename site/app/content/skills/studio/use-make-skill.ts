import type { Choice } from '@nibras/contract/content/choices/studio/shapes.ts';
import { postStudioSkills } from '@nibras/contract/content/skills/studio/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** Makes a skill from a project that uses it. Resolves to null where that failed, which is shown. */
export function useMakeSkill() {
  const client = useQueryClient();
  return async (name: string): Promise<Choice | null> => {
    try {
      const { skill } = await makeCall(postStudioSkills, { body: { name } });
      void client.invalidateQueries({ queryKey: [...studioKey, 'choices'] });
      return {
        id: skill.id,
        name: skill.name,
        image: skill.image,
        detail: '',
        published: true,
        price: null,
      };
    } catch (error) {
      toastFailure('تعذرت إضافة المهارة', error);
      return null;
    }
  };
}
