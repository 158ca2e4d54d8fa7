import type {
  ParsedInboxQuestion,
  ParsedQuestionInbox,
} from '@nibras/contract/compat/parse-discussions.ts';
import type { QuestionInboxList } from '@nibras/contract/conversation/discussions/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { FilterLink } from '#ui/list/filter-links.tsx';

/** What the URL of the question inbox shows: a list, in one course or all (null), narrowed by a search. */
export interface QuestionInboxFilter {
  list: QuestionInboxList;
  course: number | null;
  search: string;
}

/** The filter in the question inbox's URL. */
export function filterOf(parameters: URLSearchParams): QuestionInboxFilter {
  const course = Number(parameters.get('course'));
  const list = parameters.get('list');
  return {
    list: list === 'answered' || list === 'all' ? list : 'waiting',
    course: Number.isInteger(course) && course > 0 ? course : null,
    search: parameters.get('search')?.trim() ?? '',
  };
}

/** The filter's URL parameters; those with their default are left out. */
export const filterParameters = ({ list, course, search }: QuestionInboxFilter) => ({
  list: list === 'waiting' ? null : list,
  course,
  search,
});

/** The questions of all pages without duplicates: answering one moves the first of the next page to the page before. */
export function uniqueQuestions(pages: readonly ParsedQuestionInbox[]): ParsedInboxQuestion[] {
  return [
    ...new Map(pages.flatMap(({ questions }) => questions).map((one) => [one.id, one])).values(),
  ];
}

interface Linked {
  filter: QuestionInboxFilter;
  hrefOf(filter: QuestionInboxFilter): string;
}

/** The links to the lists; what waits in every course only for those who may see it. */
export function listLinks({ filter, hrefOf }: Linked, mayAll: boolean): FilterLink[] {
  const link = (list: QuestionInboxList, label: string) => ({
    label,
    to: hrefOf({ list, course: null, search: filter.search }),
    current: filter.list === list,
  });
  return [
    link('waiting', 'تنتظر ردك'),
    link('answered', 'أجبت عنها'),
    ...(mayAll ? [link('all', wording`تنتظر في كل الكورسات`)] : []),
  ];
}

/** The filter links with their numbers of questions. The chosen course stays even with none. */
export function courseLinks(
  courses: ParsedQuestionInbox['courses'],
  { filter, hrefOf }: Linked,
): FilterLink[] {
  const total = courses.reduce((sum, { count }) => sum + count, 0);
  const link = (label: string, course: number | null, number: number) => ({
    label,
    count: number,
    to: hrefOf({ ...filter, course }),
    current: filter.course === course,
  });
  return [
    link('الكل', null, total),
    ...courses.map(({ id, name, count }) => link(name, id, count)),
    ...(filter.course === null || courses.some(({ id }) => id === filter.course)
      ? []
      : [link(wording`الكورس {المختار|المختارة}`, filter.course, 0)]),
  ];
}
