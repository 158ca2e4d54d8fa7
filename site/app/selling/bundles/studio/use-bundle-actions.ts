import {
  deleteStudioBundlesById,
  postStudioBundles,
  postStudioBundlesByIdRestore,
  putStudioBundlesById,
  putStudioBundlesByIdActive,
} from '@nibras/contract/selling/bundles/studio/calls.ts';
import type { BundleBody, StudioBundle } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { useChange } from '#studio-kit/frame/use-change.ts';

/** Changes of bundles, which visitors see at once; each offers the way back. */
export function useBundleActions() {
  const { change } = useChange();
  return {
    /** Makes a bundle, or changes the one with an id. @throws ApiError of a refused value */
    async save(id: number | null, body: BundleBody): Promise<void> {
      if (id === null) {
        const done = ({ bundle }: { bundle: StudioBundle }) => `أُنشئت الباقة «${bundle.name}»`;
        await change(postStudioBundles, { body }, { done });
      } else {
        const done = ({ bundle }: { bundle: StudioBundle }) => `حُفظت الباقة «${bundle.name}»`;
        await change(putStudioBundlesById, { params: { id }, body }, { done });
      }
    },
    switch: ({ id, name }: StudioBundle, active: boolean) =>
      change(
        putStudioBundlesByIdActive,
        { params: { id }, body: { active } },
        active
          ? { done: `عاد عرض الباقة «${name}»`, failed: 'تعذرت إعادة عرض الباقة' }
          : { done: `أُوقف عرض الباقة «${name}»`, failed: 'تعذر إيقاف عرض الباقة' },
      ),
    bin: ({ id, name }: StudioBundle) =>
      change(
        deleteStudioBundlesById,
        { params: { id } },
        { done: `نُقلت الباقة «${name}» إلى سلة المحذوفات`, failed: 'تعذر حذف الباقة' },
      ),
    restore: ({ id, name }: StudioBundle) =>
      change(
        postStudioBundlesByIdRestore,
        { params: { id } },
        { done: `عادت الباقة «${name}»`, failed: 'تعذرت استعادة الباقة' },
      ),
  };
}
