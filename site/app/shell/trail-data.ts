import type { JsonLd } from '#platform/json-ld.ts';
import type { Crumb } from '#ui/list/breadcrumbs.tsx';

/** A page's breadcrumb trail as structured data; the last item is the page itself and needs no URL. */
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
