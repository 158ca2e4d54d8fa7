import {
  getStudioPreviewArticlesById,
  getStudioPreviewCoursesById,
  getStudioPreviewLecturesById,
  getStudioPreviewProjectsById,
  getStudioPreviewServicesById,
} from '@nibras/contract/site/preview/studio/calls.ts';
import { presentExercise } from '#assessment/exercises/index.ts';
import { presentProject } from '#content/portfolio/index.ts';
import { presentService } from '#content/services/index.ts';
import { type CanPay, isPayable, presentCourse } from '#learning/courses/index.ts';
import { presentLecture } from '#learning/lectures/index.ts';
import type { Routes } from '#platform/feature.ts';
import { filesFor, videosFor } from '#platform/storage/files-for.ts';
import { previewArticle } from './preview-article.ts';
import { previewCourse } from './preview-course.ts';
import { previewLecture } from './preview-lecture.ts';
import { previewProject } from './preview-project.ts';
import { previewService } from './preview-service.ts';

export const createRoutes =
  (canPay: CanPay): Routes =>
  (serve, platform) => {
    serve(getStudioPreviewCoursesById, async (request, reply) => {
      const { page, requirements } = await previewCourse(platform, {
        course: request.params.id,
        caller: request.caller,
        as: request.query.as,
        ...filesFor(platform, request, reply),
      });
      return {
        page: presentCourse(page, {
          timeZone: platform.settings().timeZone,
          payable: await isPayable(platform, { price: page.head.price, person: null, canPay }),
        }),
        requirements: { data: { CourseRequirement: requirements } },
      };
    });

    serve(getStudioPreviewLecturesById, async (request, reply) => {
      const { caller } = request;
      const { page, exercise } = await previewLecture(platform, {
        lecture: request.params.id,
        caller,
        as: request.query.as,
        ...videosFor(platform, request, reply),
      });
      return { page: presentLecture(page), ...(exercise && presentExercise(exercise)) };
    });

    serve(getStudioPreviewServicesById, async (request) => {
      const input = { id: request.params.id, caller: request.caller };
      return { page: { service: presentService(await previewService(platform, input)) } };
    });

    serve(getStudioPreviewProjectsById, async (request) => {
      const input = { id: request.params.id, caller: request.caller };
      return { page: { project: presentProject(await previewProject(platform, input)) } };
    });

    serve(getStudioPreviewArticlesById, (request) =>
      previewArticle(platform, { article: request.params.id, caller: request.caller }),
    );
  };
