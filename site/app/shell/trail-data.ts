import type { JsonLd } from '#platform/json-ld.ts';
import type { Crumb } from '#ui/list/breadcrumbs.tsx';

/** A page's trail as search engines read it; the last crumb is the page itself and needs no address. */
export function trailData(crumbs: Crumb[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to,
    })),
  };
}
