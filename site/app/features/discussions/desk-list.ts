import type { ParsedDesk, ParsedDeskQuestion } from '@nibras/contract/compat/parse-discussions.ts';
import type { FilterLink } from '#ui/list/filter-links.tsx';

/** The course id that the URL filters the desk by; null for all. */
export function courseOf(search: URLSearchParams): number | null {
  const course = Number(search.get('course'));
  return Number.isInteger(course) && course > 0 ? course : null;
}

/** The questions of all pages without duplicates: answering one moves the first of the next page to the page before. */
export function uniqueQuestions(pages: readonly ParsedDesk[]): ParsedDeskQuestion[] {
  return [
    ...new Map(pages.flatMap(({ questions }) => questions).map((one) => [one.id, one])).values(),
  ];
}

/** Isolates a name from the number after it, which a name ending in Latin letters would otherwise reorder. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The filter links with their numbers of open questions. The chosen course stays even with none. */
export function courseLinks(courses: ParsedDesk['courses'], chosen: number | null): FilterLink[] {
  const total = courses.reduce((sum, { waiting }) => sum + waiting, 0);
  return [
    { label: `الكل (${total})`, to: '/teacher-desk', current: chosen === null },
    ...courses.map(({ id, name, waiting }) => ({
      label: `${isolated(name)} (${waiting})`,
      to: `/teacher-desk?course=${id}`,
      current: id === chosen,
    })),
    ...(chosen === null || courses.some(({ id }) => id === chosen)
      ? []
      : [{ label: 'الكورس المختار (0)', to: `/teacher-desk?course=${chosen}`, current: true }]),
  ];
}
