import {
  getCategories,
  getCourseDetailsAuthById,
  getCourseDetailsById,
  getCourseRequirementById,
  getCourses,
  getCoursesByCategoryId,
  getFavourites,
  postToggleFavoriteById,
} from '@nibras/contract/learning/courses/calls.ts';
import type { CourseListQuery } from '@nibras/contract/learning/courses/shapes.ts';
import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { addCacheTags } from '#platform/http/cache/cache-plugin.ts';
import { compression } from '#platform/http/compression.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import type { ReadMarks } from './lecture-work.ts';
import { allCategories, courseList, courseListOptions, favouriteCourses } from './list-queries.ts';
import { type CanPay, isPayable } from './payable.ts';
import { presentCard, presentCourse } from './present.ts';
import { courseId, requirementsOf } from './queries.ts';
import { readCourse } from './read-course.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** @param canPay whether the caller has a payment method */
export const createVisitorRoutes =
  (canPay: CanPay): Routes =>
  (serve, platform) => {
    const { db } = platform;

    const listAnswer = async (query: CourseListQuery, category?: string | number) => {
      const { rows, total, found, options } = await readList(
        platform,
        query.search,
        async (db) => ({
          ...(await courseList(db, query, category)),
          options: await courseListOptions(db),
        }),
      );
      return { data: rows.map(presentCard), meta: listMeta(query, total, found), options };
    };

    serve(getCategories, async () => ({
      data: (await allCategories(db)).map(({ id, name, slug }) => ({ id, name, slug })),
    }));

    serve(getCourses, ({ query }) => listAnswer(query));

    serve(getCoursesByCategoryId, ({ params, query }) => listAnswer(query, params.categoryId));

    serve(getCourseDetailsById, async (request, reply) => {
      const course = await readCourse(platform, {
        course: request.params.id,
        caller: request.caller,
        ...filesFor(platform, request, reply),
      });
      const { id, teacherId, price } = course.head;
      addCacheTags(request, `course:${id}`, `figures:teacher:${teacherId}`);
      const payable = await isPayable(platform, { price, person: null, canPay });
      return presentCourse(course, { timeZone: platform.settings().timeZone, payable });
    });

    serve(getCourseRequirementById, async (request) => {
      const id = orThrow(await courseId(db, request.params.id, request.caller), 'course-not-found');
      addCacheTags(request, `course:${id}`);
      return { data: { CourseRequirement: await requirementsOf(db, id) } };
    });
  };

/** @param readMarks the caller's marks in a course; canPay whether the caller has a payment method */
export const createMemberRoutes =
  (readMarks: ReadMarks, canPay: CanPay): Routes =>
  (serve, platform) => {
    serve(
      getCourseDetailsAuthById,
      async (request, reply) => {
        const course = await readCourse(platform, {
          course: request.params.id,
          caller: request.caller,
          readMarks,
          ...filesFor(platform, request, reply),
        });
        const { price } = course.head;
        const payable = await isPayable(platform, { price, person: request.caller.id, canPay });
        return presentCourse(course, { timeZone: platform.settings().timeZone, payable });
      },
      // Compressed like the visitors' response, because it is as large and contains no secrets.
      { compress: compression },
    );

    serve(getFavourites, async (request) => {
      const { page } = request.query;
      const { rows, total } = await favouriteCourses(platform.db, request.caller.id, page);
      return {
        data: rows.map(presentCard),
        meta: listMeta({ page, per_page: lists.favouritesPerPage }, total),
      };
    });

    serve(postToggleFavoriteById, async (request) => {
      const favourite = await toggleFavourite(platform.db, {
        course: request.params.id,
        caller: request.caller,
      });
      return {
        message: favourite
          ? wording`{أُضيف|أُضيفت} الكورس إلى المفضلة`
          : wording`{أُزيل|أُزيلت} الكورس من المفضلة`,
        is_favorite: favourite,
      };
    });
  };
