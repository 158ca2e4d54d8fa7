import type { Category } from '@nibras/contract/courses.ts';
import { useEffect, useRef } from 'react';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { type CourseListAddress, listHref } from './list-address.ts';

interface CategoryTabsProps {
  address: CourseListAddress;
  categories: Category[];
}

/** All, and each category; the search goes along. */
export function CategoryTabs({ address: { search, category }, categories }: CategoryTabsProps) {
  const row = useRef<HTMLDivElement>(null);

  // On a phone the row scrolls, and the chosen one may lie beyond its edge.
  useEffect(() => {
    if (category === '') return;
    const chosen = row.current?.querySelector('[aria-current]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [category]);

  return (
    <div ref={row}>
      <FilterLinks
        label="تصنيفات الكورسات"
        className="-mx-gutter mt-6 [&>ul]:px-gutter"
        links={[
          { label: 'الكل', to: listHref({ search }), current: category === '' },
          ...categories.map(({ id, name }) => ({
            label: name,
            to: listHref({ search, category: String(id) }),
            current: String(id) === category,
          })),
        ]}
      />
    </div>
  );
}
