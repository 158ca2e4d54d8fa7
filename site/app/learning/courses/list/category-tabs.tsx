import type { Category } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useRef } from 'react';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { type CourseListAddress, listHref } from './list-address.ts';

interface CategoryTabsProps {
  address: CourseListAddress;
  categories: Category[];
}

/** Links to all courses and to each category; they keep search, order and filters. */
export function CategoryTabs({ address, categories }: CategoryTabsProps) {
  const { category } = address;
  const row = useRef<HTMLDivElement>(null);

  // On a phone the row scrolls, and the chosen category may be out of view.
  useEffect(() => {
    if (category === '') return;
    const chosen = row.current?.querySelector('[aria-current]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [category]);

  return (
    <div ref={row}>
      <FilterLinks
        label={wording`تصنيفات الكورسات`}
        className="-mx-gutter mt-6 [&>ul]:px-gutter"
        links={[
          {
            label: 'الكل',
            to: listHref({ ...address, page: 1, category: '' }),
            current: category === '',
          },
          ...categories.map(({ id, name }) => ({
            label: name,
            to: listHref({ ...address, page: 1, category: String(id) }),
            current: String(id) === category,
          })),
        ]}
      />
    </div>
  );
}
