import {
  categoryChangeAnswer,
  categoryOrderBody,
  changeCategoryBody,
  courseOrderAnswer,
  courseOrderBody,
  courseOrderChangeAnswer,
  makeCategoryBody,
  studioCategoriesAnswer,
} from '@nibras/contract/content/categories/studio/shapes.ts';
import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { type Person, requireSettings, studioScope } from '../scope.ts';
import { studioCategories } from './category-queries.ts';
import {
  changeCategory,
  makeCategory,
  orderCategories,
  removeCategory,
} from './change-categories.ts';
import { orderCourses, orderedCourses } from './course-order.ts';

export const categoryRoutes: Routes = (app, platform) => {
  const { db } = platform;
  const answer = async (caller: Person, { undo }: { undo: number }) => ({
    categories: await studioCategories(db, await studioScope(db, caller)),
    undo,
  });

  app.get(
    '/api/studio/categories',
    { schema: { response: { 200: studioCategoriesAnswer } } },
    async (request) => {
      const scope = await studioScope(db, signedIn(request));
      return { categories: await studioCategories(db, scope) };
    },
  );

  app.post(
    '/api/studio/categories',
    { schema: { body: makeCategoryBody, response: { 200: categoryChangeAnswer } } },
    async (request) =>
      answer(
        signedIn(request),
        await makeCategory(platform, { caller: signedIn(request), ...request.body }),
      ),
  );

  app.put(
    '/api/studio/categories/:id',
    {
      schema: {
        params: studioItemParams,
        body: changeCategoryBody,
        response: { 200: categoryChangeAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const asked = { caller: signedIn(request), id, ...request.body };
      return answer(asked.caller, await changeCategory(platform, asked));
    },
  );

  app.delete(
    '/api/studio/categories/:id',
    { schema: { params: studioItemParams, response: { 200: categoryChangeAnswer } } },
    async (request) => {
      const { id } = request.params;
      const caller = signedIn(request);
      return answer(caller, await removeCategory(platform, { caller, id }));
    },
  );

  app.put(
    '/api/studio/category-order',
    { schema: { body: categoryOrderBody, response: { 200: categoryChangeAnswer } } },
    async (request) =>
      answer(
        signedIn(request),
        await orderCategories(platform, { caller: signedIn(request), ...request.body }),
      ),
  );

  app.get(
    '/api/studio/course-order',
    { schema: { response: { 200: courseOrderAnswer } } },
    (request) => {
      requireSettings(signedIn(request));
      return orderedCourses(db);
    },
  );

  app.put(
    '/api/studio/course-order',
    { schema: { body: courseOrderBody, response: { 200: courseOrderChangeAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), ...request.body };
      const { undo } = await orderCourses(platform, asked);
      return { ...(await orderedCourses(db)), undo };
    },
  );
};
