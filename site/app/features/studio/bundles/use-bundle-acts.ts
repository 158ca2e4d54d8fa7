import type { StudioBundle } from '@nibras/contract/studio/bundles.ts';
import { useItemActs } from '../lists/use-item-acts.ts';
import { bundleSchemas } from './queries.ts';

const texts = {
  saved: ({ name }: StudioBundle, isNew: boolean) => `${isNew ? 'أُنشئت' : 'حُفظت'} الباقة «${name}»`,
  switched: ({ name }: StudioBundle, active: boolean) =>
    active
      ? { done: `عاد عرض الباقة «${name}»`, failed: 'لم يعد عرض الباقة' }
      : { done: `أُوقف عرض الباقة «${name}»`, failed: 'لم يُوقف عرض الباقة' },
  binned: ({ name }: StudioBundle) => ({
    done: `نُقلت الباقة «${name}» إلى سلة المحذوفات`,
    failed: 'لم تُحذف الباقة',
  }),
  restored: ({ name }: StudioBundle) => ({
    done: `عادت الباقة «${name}»`,
    failed: 'لم تعد الباقة',
  }),
};

/** Changes of bundles, which visitors see at once; each offers the way back. */
export const useBundleActs = () =>
  useItemActs({
    path: '/api/studio/bundles',
    schema: async () => (await bundleSchemas()).bundleChangeAnswer,
    itemOf: ({ bundle }) => bundle,
    texts,
  });
