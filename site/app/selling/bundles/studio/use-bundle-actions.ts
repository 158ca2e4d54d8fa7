import {
  deleteStudioBundlesById,
  postStudioBundles,
  postStudioBundlesByIdRestore,
  putStudioBundlesActive,
  putStudioBundlesById,
  putStudioBundlesByIdActive,
} from '@nibras/contract/selling/bundles/studio/calls.ts';
import type { BundleBody, StudioBundle } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { countLabel, countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isMade, useChange } from '#studio-kit/frame/use-change.ts';
import { type ActedList, changeRows } from '#studio-kit/lists/commands/list-rows.ts';

/** What is said of several bundles that were switched. */
const switchedTexts = (active: boolean) =>
  active
    ? {
        done: ({ changed }: { changed: number }) =>
          `عاد عرض ما حُدّد: ${countLabel(changed, rareNouns.bundle)}`,
        failed: 'تعذرت إعادة عرض الباقات',
      }
    : {
        done: ({ changed }: { changed: number }) =>
          countWithVerb(changed, rareNouns.bundle, { masculine: 'أُوقف', feminine: 'أُوقفت' }),
        failed: 'تعذر إيقاف الباقات',
      };

/**
 * Changes of bundles, which visitors see at once; each offers the way back.
 * @param list the list in which a switched bundle stays where it stands, unless the list's filter excludes it
 */
export function useBundleActions(list?: ActedList) {
  const client = useQueryClient();
  const { busy, change } = useChange();
  const show = list && {
    show: ({ bundle }: { bundle: StudioBundle }) =>
      changeRows(client, {
        list: list.queryKey,
        fits: list.fits,
        change: ({ id }) => (id === bundle.id ? bundle : null),
      }),
  };
  return {
    busy,
    /** Resolves to whether it was done. */
    switchAll: (ids: readonly number[], active: boolean): Promise<boolean> =>
      isMade(change(putStudioBundlesActive, { body: { ids, active } }, switchedTexts(active))),
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
          ? { ...show, done: `عاد عرض الباقة «${name}»`, failed: 'تعذرت إعادة عرض الباقة' }
          : { ...show, done: `أُوقف عرض الباقة «${name}»`, failed: 'تعذر إيقاف عرض الباقة' },
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
