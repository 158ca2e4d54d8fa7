import {
  deleteStudioCategoriesById,
  getStudioCategories,
  getStudioCourseOrder,
  postStudioCategories,
  putStudioCategoriesById,
  putStudioCategoryOrder,
  putStudioCourseOrder,
} from '@nibras/contract/learning/categories/studio/calls.ts';
import { studioScope } from '#learning/staff/index.ts';
import type { Routes } from '#platform/feature.ts';
import type { Person } from '#platform/http/access.ts';
import { studioCategories } from './category-queries.ts';
import {
  changeCategory,
  createCategory,
  orderCategories,
  removeCategory,
} from './change-categories.ts';
import { orderCourses, orderedCourses } from './course-order.ts';

export const categoryRoutes: Routes = (serve, platform) => {
  const { db } = platform;
  const answer = async (caller: Person, { undo }: { undo: number }) => ({
    categories: await studioCategories(db, studioScope(caller)),
    undo,
  });

  serve(getStudioCategories, async (request) => {
    const scope = studioScope(request.caller);
    return { categories: await studioCategories(db, scope) };
  });

  serve(postStudioCategories, async (request) =>
    answer(
      request.caller,
      await createCategory(platform, { caller: request.caller, ...request.body }),
    ),
  );

  serve(putStudioCategoriesById, async (request) => {
    const { id } = request.params;
    const input = { caller: request.caller, id, ...request.body };
    return answer(input.caller, await changeCategory(platform, input));
  });

  serve(deleteStudioCategoriesById, async (request) => {
    const { id } = request.params;
    const { caller } = request;
    return answer(caller, await removeCategory(platform, { caller, id }));
  });

  serve(putStudioCategoryOrder, async (request) =>
    answer(
      request.caller,
      await orderCategories(platform, { caller: request.caller, ...request.body }),
    ),
  );

  serve(getStudioCourseOrder, () => {
    return orderedCourses(db);
  });

  serve(putStudioCourseOrder, async (request) => {
    const input = { caller: request.caller, ...request.body };
    const { undo } = await orderCourses(platform, input);
    return { ...(await orderedCourses(db)), undo };
  });
};
