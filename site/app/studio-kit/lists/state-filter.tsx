import { type ContentState, contentStates } from '@nibras/contract/content/items/studio/page.ts';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import type { useListAddress } from './list-frame.tsx';

/** The mark of an item says its state in the singular; these are of many items. */
const stateNames: Record<ContentState, string> = {
  draft: 'المسودات',
  scheduled: 'المجدولة',
  published: 'المنشورة',
  hidden: 'المخفية',
};

/** The state that the address of a list asks for; undefined for all. */
export const stateOf = (params: URLSearchParams): ContentState | undefined =>
  contentStates.find((one) => one === params.get('state'));

interface StateFilterProps {
  /** «حالة الكورسات» */
  label: string;
  address: ReturnType<typeof useListAddress>;
}

/** Chooses the state of the items in a list. */
export function StateFilter({ label, address: { params, hrefWith } }: StateFilterProps) {
  const state = stateOf(params);
  return (
    <FilterLinks
      label={label}
      className="[&_a]:px-4! [&_a]:text-sm"
      links={[
        { label: 'الكل', to: hrefWith({ state: undefined }), current: !state },
        ...contentStates.map((one) => ({
          label: stateNames[one],
          to: hrefWith({ state: one }),
          current: one === state,
        })),
      ]}
    />
  );
}
