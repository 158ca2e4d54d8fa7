import type { Choice } from '@nibras/contract/content/choices/studio/shapes.ts';
import { postStudioSkills } from '@nibras/contract/content/skills/studio/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { toast } from '#ui/overlay/toast-store.ts';

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
      toast({
        title: 'تعذرت إضافة المهارة',
        description: errorText(error),
        variant: 'destructive',
      });
      return null;
    }
  };
}
