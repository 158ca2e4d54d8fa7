import { admin } from '../fill.ts';
import type { Row } from '../report.ts';
import type { WorldName } from '../world.ts';

/** A row: what a person asks for in databases of several sizes, the smallest first. */
export interface Growing {
  what: string;
  over: WorldName[];
  paths: (world: WorldName) => string[];
  bound: Row['bound'];
  person?: number;
}

const found = encodeURIComponent('الخوارزميات');
const short = encodeURIComponent('رق');
const teacher = 5;
/** An admin asks, or the given person. */
const asked: [what: string, path: string, person?: number][] = [
  ['the first page', '/api/studio/overview'],
  ['who joined today', '/api/studio/overview/joins'],
  ["the studio's categories", '/api/studio/categories'],
  ["the studio's list of courses", '/api/studio/courses'],
  ['the search in it that finds one course in twenty', `/api/studio/courses?search=${found}`],
  [
    'the search for everything that finds one course in twenty',
    `/api/studio/search?search=${found}`,
  ],
  ['the same with two letters, which every course has', `/api/studio/search?search=${short}`],
  ['enrolments', '/api/studio/enrolments'],
  ['enrolments that are active', '/api/studio/enrolments?list=active'],
  ['the last page of the enrolments', '/api/studio/enrolments?page=334'],
  ['the order of courses', '/api/studio/course-order'],
  ['courses to choose from', '/api/studio/choices?kind=course'],
  ["a course's marks", '/api/studio/courses/77/marks'],
  ['all reviews and questions', '/api/studio/moderation?list=all'],
  ['the sums of all purchases', '/api/studio/purchases/sums'],
  ['who can be an author', '/api/studio/authors'],
  ['what selling needs', '/api/studio/selling'],
  ['courses to announce to', '/api/studio/announcement-courses'],
  ["a teacher's enrolments", '/api/studio/enrolments', teacher],
];

/** What an admin or a teacher asks for in the studio: at 100,000 courses and people beside 1,000. */
export const growingInStudio: Growing[] = asked.map(([what, path, person = admin]) => ({
  what,
  over: ['small', 'large'],
  paths: () => [path],
  bound: { most: 2 },
  person,
}));
