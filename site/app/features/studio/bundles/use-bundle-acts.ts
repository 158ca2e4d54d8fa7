import type { StudioBundle } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { useUndoToast } from '../frame/undo-toast.ts';
import { studioKey } from '../lists/queries.ts';
import { bundleSchemas } from './queries.ts';

const schema = async () => (await bundleSchemas()).bundleChangeAnswer;

/** Changes of bundles, which visitors see at once; each offers the way back. */
export function useBundleActs() {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function act(
    { id }: Pick<StudioBundle, 'id'>,
    call: { method: 'PUT' | 'POST' | 'DELETE'; path?: string; json?: unknown },
    { done, failed }: { done: string; failed: string },
  ): Promise<void> {
    const { method, path = '', json } = call;
    try {
      const { undo } = await apiSend(method, `/api/studio/bundles/${id}${path}`, { json, schema });
      refresh();
      showUndo(done, undo, refresh);
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      refresh();
    }
  }

  return {
    /** Makes a bundle, or changes the one with an id. @throws ApiError of a refused value */
    async save(id: number | null, json: unknown): Promise<void> {
      const made = id === null;
      const path = `/api/studio/bundles${made ? '' : `/${id}`}`;
      const { bundle, undo } = await apiSend(made ? 'POST' : 'PUT', path, { json, schema });
      refresh();
      showUndo(`${made ? 'أُنشئت' : 'حُفظت'} الباقة «${bundle.name}»`, undo, refresh);
    },
    switch: (bundle: StudioBundle, active: boolean) =>
      act(
        bundle,
        { method: 'PUT', path: '/active', json: { active } },
        active
          ? { done: `عاد عرض الباقة «${bundle.name}»`, failed: 'لم يعد عرض الباقة' }
          : { done: `أُوقف عرض الباقة «${bundle.name}»`, failed: 'لم يُوقف عرض الباقة' },
      ),
    bin: (bundle: StudioBundle) =>
      act(
        bundle,
        { method: 'DELETE' },
        { done: `نُقلت الباقة «${bundle.name}» إلى سلة المحذوفات`, failed: 'لم تُحذف الباقة' },
      ),
    restore: (bundle: StudioBundle) =>
      act(
        bundle,
        { method: 'POST', path: '/restore' },
        { done: `عادت الباقة «${bundle.name}»`, failed: 'لم تعد الباقة' },
      ),
  };
}
