import type { ParsedDesk, ParsedDeskQuestion } from '@nibras/contract/compat/parse-discussions.ts';
import type { FilterLink } from '#ui/list/filter-links.tsx';

/** The course that the address narrows the desk to; null for all. */
export function courseOf(search: URLSearchParams): number | null {
  const course = Number(search.get('course'));
  return Number.isInteger(course) && course > 0 ? course : null;
}

/** What the pages hold, each once: answering one moves the first of the next page to the page before. */
export function listedOnce(pages: readonly ParsedDesk[]): ParsedDeskQuestion[] {
  return [
    ...new Map(pages.flatMap(({ questions }) => questions).map((one) => [one.id, one])).values(),
  ];
}

/** A name beside a number: set by itself, or a name that ends in Latin letters would take the number with it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** All courses, then each with how much waits there; the chosen one stays, though nothing waits there any more. */
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
