import {
  deleteStudioSkillsById,
  postStudioSkills,
  putStudioSkillsById,
} from '@nibras/contract/content/skills/studio/calls.ts';
import type { StudioSkill } from '@nibras/contract/content/skills/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { useUndoToast } from '../../frame/undo-toast.ts';
import { studioKey } from '../../lists/queries.ts';

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
  const put = (id: number, json: { name?: string; image?: string | null }) =>
    makeCall(putStudioSkillsById, { params: { id }, body: json });

  return {
    make: (name: string) =>
      act(makeCall(postStudioSkills, { body: { name } }), `أُضيفت «${name}»`, 'لم تُضف المهارة'),
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
        makeCall(deleteStudioSkillsById, { params: { id } }),
        `حُذفت «${name}»`,
        'لم تُحذف المهارة',
      ),
  };
}
