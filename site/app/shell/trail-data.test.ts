import { expect, test } from 'vitest';
import { trailOf } from './trail.ts';
import { trailData } from './trail-data.ts';

test('a trail is listed in order, the page itself without a URL', () => {
  const crumbs = trailOf('/courses/7', { title: 'أساسيات البرمجة' }) ?? [];
  expect(trailData(crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'الكورسات', item: '/courses' },
      { '@type': 'ListItem', position: 3, name: 'أساسيات البرمجة', item: undefined },
    ],
  });
});
