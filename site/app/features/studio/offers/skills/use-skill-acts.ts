import type { StudioSkill } from '@nibras/contract/content/skills/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { useUndoToast } from '../../frame/undo-toast.ts';
import { studioKey } from '../../lists/queries.ts';
import { skillSchemas } from './queries.ts';

/** Changes of skills, which take effect at once; each offers the way back, and resolves to whether it was made. */
export function useSkillActs() {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  // Projects show their skills too.
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function act(call: Promise<{ undo: number }>, done: string, failed: string) {
    try {
      const { undo } = await call;
      refresh();
      showUndo(done, undo, refresh);
      return true;
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      return false;
    }
  }
  const changed = async () => (await skillSchemas()).skillChangeAnswer;
  const put = (id: number, json: { name?: string; image?: string | null }) =>
    apiSend('PUT', `/api/studio/skills/${id}`, { json, schema: changed });

  return {
    make: (name: string) =>
      act(
        apiSend('POST', '/api/studio/skills', { json: { name }, schema: changed }),
        `أُضيفت «${name}»`,
        'لم تُضف المهارة',
      ),
    rename: ({ id }: StudioSkill, name: string) =>
      act(put(id, { name }), `صار الاسم «${name}»`, 'لم يتغيّر الاسم'),
    setImage: ({ id, name }: StudioSkill, image: string | null) =>
      act(
        put(id, { image }),
        image === null ? `أُزيلت صورة «${name}»` : `تغيّرت صورة «${name}»`,
        'لم تتغيّر الصورة',
      ),
    remove: ({ id, name }: StudioSkill) =>
      act(
        apiSend('DELETE', `/api/studio/skills/${id}`, {
          schema: async () => (await skillSchemas()).skillRemovedAnswer,
        }),
        `حُذفت «${name}»`,
        'لم تُحذف المهارة',
      ),
  };
}
