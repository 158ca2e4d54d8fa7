import { type ContentState, contentStates } from '@nibras/contract/studio/page.ts';
import { FilterLinks } from '#ui/list/filter-links.tsx';

/** The filter's names are of many items, the mark's of one. */
const listedStates: Record<ContentState, string> = {
  draft: 'المسودات',
  scheduled: 'المجدولة',
  published: 'المنشورة',
  hidden: 'المخفية',
};

interface StateFilterProps {
  /** «حالة الكورسات». */
  label: string;
  state: ContentState | undefined;
  hrefWith(changes: { state: string | undefined }): string;
}

/** Filters a list of the studio by state. */
export function StateFilter({ label, state, hrefWith }: StateFilterProps) {
  return (
    <FilterLinks
      label={label}
      className="[&_a]:px-4! [&_a]:text-sm"
      links={[
        { label: 'الكل', to: hrefWith({ state: undefined }), current: !state },
        ...contentStates.map((one) => ({
          label: listedStates[one],
          to: hrefWith({ state: one }),
          current: one === state,
        })),
      ]}
    />
  );
}
