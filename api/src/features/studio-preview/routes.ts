import { articlePreviewAnswer } from '@nibras/contract/content/articles/studio/shapes.ts';
import {
  coursePreviewAnswer,
  lecturePreviewAnswer,
  previewParams,
  previewQuery,
  projectPreviewAnswer,
  servicePreviewAnswer,
} from '@nibras/contract/content/preview/studio/shapes.ts';
import { costly, learning } from '@nibras/contract/limits.ts';
import { type CanPay, presentCourse } from '#features/courses/index.ts';
import { presentExercise } from '#features/exercises/index.ts';
import { presentLecture } from '#features/learning/index.ts';
import { presentProject } from '#features/portfolio/index.ts';
import { presentService } from '#features/services/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { fileBase } from '#platform/storage/addresses.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { issuePlaybackCookie } from '#platform/storage/proof-cookie.ts';
import { previewArticle } from './preview-article.ts';
import { previewCourse } from './preview-course.ts';
import { previewLecture } from './preview-lecture.ts';
import { previewProject } from './preview-project.ts';
import { previewService } from './preview-service.ts';

const config = { rateLimit: perPerson(costly.pagePreviewsPerMinutePerPerson) };

export const createRoutes =
  (canPay: CanPay): Routes =>
  (app, platform) => {
    app.get(
      '/api/studio/preview/courses/:id',
      {
        config,
        schema: {
          params: previewParams,
          querystring: previewQuery,
          response: { 200: coursePreviewAnswer },
        },
      },
      async (request, reply) => {
        const { page, requirements } = await previewCourse(platform, {
          course: request.params.id,
          caller: signedIn(request),
          as: request.query.as,
          ...filesFor(platform, request, reply),
        });
        return {
          page: presentCourse(page, {
            timeZone: platform.settings().timeZone,
            payable: await canPay(platform, null),
          }),
          requirements: { data: { CourseRequirement: requirements } },
        };
      },
    );

    app.get(
      '/api/studio/preview/lectures/:id',
      {
        config,
        schema: {
          params: previewParams,
          querystring: previewQuery,
          response: { 200: lecturePreviewAnswer },
        },
      },
      async (request, reply) => {
        const caller = signedIn(request);
        const files = fileBase(platform.config, request);
        const lifetime = learning.filmAddressLifetime;
        const cookie = issuePlaybackCookie(platform.secrets, {
          request,
          caller,
          fileBase: files,
          lifetime,
        });
        if (cookie) reply.header('Set-Cookie', cookie.cookie);
        const { page, exercise } = await previewLecture(platform, {
          lecture: request.params.id,
          caller,
          as: request.query.as,
          fileBase: files,
          proof: cookie?.proof,
        });
        return { page: presentLecture(page), ...(exercise && presentExercise(exercise)) };
      },
    );

    app.get(
      '/api/studio/preview/services/:id',
      { config, schema: { params: previewParams, response: { 200: servicePreviewAnswer } } },
      async (request) => {
        const asked = { id: request.params.id, caller: signedIn(request) };
        return { page: { service: presentService(await previewService(platform, asked)) } };
      },
    );

    app.get(
      '/api/studio/preview/projects/:id',
      { config, schema: { params: previewParams, response: { 200: projectPreviewAnswer } } },
      async (request) => {
        const asked = { id: request.params.id, caller: signedIn(request) };
        return { page: { project: presentProject(await previewProject(platform, asked)) } };
      },
    );

    app.get(
      '/api/studio/preview/articles/:id',
      { config, schema: { params: previewParams, response: { 200: articlePreviewAnswer } } },
      (request) =>
        previewArticle(platform, { article: request.params.id, caller: signedIn(request) }),
    );
  };
