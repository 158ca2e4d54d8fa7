import { getStudioEnrolments } from '@nibras/contract/learning/enrolment/studio/calls.ts';
import type { StudioEnrolment } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import type { SearchItem } from '@nibras/contract/site/search/studio/shapes.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** So many fit into the palette; a longer name finds the others. */
const shown = 8;

/** An enrolment as the command palette shows it: whose, and in what. It leads to its row among all enrolments. */
const asItem = ({ id, person, course }: StudioEnrolment): SearchItem => ({
  id,
  name: person.name,
  detail: `شهرًا آخر، ${course.name}`,
  path: `/studio/enrolments?search=${encodeURIComponent(person.email)}&course=${course.id}`,
});

/** Query of the enrolments with an end, of people whose name or address is like `search`. */
export function extendableQuery(search: string) {
  const query = { search, page: 1 };
  const { queryKey, queryFn } = callQuery(getStudioEnrolments, { query });
  return {
    queryKey: [...queryKey, 'extendable'],
    async queryFn(context: Parameters<typeof queryFn>[0]): Promise<SearchItem[]> {
      const { enrolments } = await queryFn(context);
      return enrolments.data
        .filter(({ access_until: until }) => until !== null)
        .slice(0, shown)
        .map(asItem);
    },
  };
}
