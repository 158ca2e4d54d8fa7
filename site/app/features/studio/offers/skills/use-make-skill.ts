import type { Choice } from '@nibras/contract/content/choices/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { studioKey } from '../../lists/queries.ts';
import { skillSchemas } from './queries.ts';

/** Makes a skill from a project that uses it. Resolves to null where that failed, which is shown. */
export function useMakeSkill() {
  const client = useQueryClient();
  return async (name: string): Promise<Choice | null> => {
    try {
      const { skill } = await apiSend('POST', '/api/studio/skills', {
        json: { name },
        schema: async () => (await skillSchemas()).skillChangeAnswer,
      });
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
        title: 'لم تُضف المهارة',
        description: errorText(error),
        variant: 'destructive',
      });
      return null;
    }
  };
}
