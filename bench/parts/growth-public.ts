import { tokenOf } from '../fill.ts';
import type { Row } from '../report.ts';
import { growthRows, type ReadAtSizes } from './growth-rows.ts';
import type { Part } from './part.ts';

const most: Row['bound'] = { most: 2 };

const reads: ReadAtSizes[] = [
  { what: 'index of the sitemap', path: '/api/sitemap', bound: most },
  // A file of 1,000 courses beside one of 10,000: a row of its own, because a full file is as large as it gets.
  { what: 'first file of the sitemap', path: '/api/sitemap/courses/1', bound: null },
  { what: 'Statistics', path: '/api/Statistics', bound: most },
  { what: 'teacher’s page', path: '/api/teacher/5', bound: most, token: tokenOf(300) },
  {
    what: 'teacher’s latest students',
    path: '/api/teacher-students/5',
    bound: most,
    token: tokenOf(300),
  },
  { what: 'course’s details', path: '/api/course-details/77', bound: most },
  { what: 'courses of a category', path: '/api/courses/3', bound: most },
];

/** What visitors read of a site with a hundred times as many courses. */
export const growthPublic: Part = async (bench) => {
  const rows = await growthRows(bench, { part: 'growth-public', reads, requests: 60 });
  return {
    title: '4b. Growth of what visitors read',
    text:
      'The median (p50) of sequential requests, with nothing cached (`ANSWER_CACHE_MB=0`): at 100,000 courses ' +
      'beside 1,000.',
    rows,
  };
};
