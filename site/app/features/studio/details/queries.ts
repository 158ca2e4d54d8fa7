import { studioCategoriesAnswer } from '@nibras/contract/content/categories/studio/shapes.ts';
import { coursePreviewAnswer } from '@nibras/contract/content/preview/studio/shapes.ts';
import { studioCompletion } from '@nibras/contract/learning/completion/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';

/** Query of the categories that a course may have. */
export const categoriesQuery = queryOptions({
  queryKey: ['studio', 'categories'],
  queryFn: ({ signal }) =>
    apiGet('/api/studio/categories', { schema: studioCategoriesAnswer, signal }),
});

/** Query of what a course's card shows beside the fields of its form. */
export const cardQuery = (id: number) =>
  queryOptions({
    queryKey: ['studio', 'card', id],
    queryFn: async ({ signal }) => {
      const path = `/api/studio/preview/courses/${id}`;
      return (await apiGet(path, { schema: coursePreviewAnswer, signal })).page.course;
    },
  });

/** Query of how many have completed a course, and of the work that its rules can ask for. */
export const completionFiguresQuery = (id: number) =>
  queryOptions({
    queryKey: ['studio', 'completion', id],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/courses/${id}/completion`, { schema: studioCompletion, signal }),
  });
