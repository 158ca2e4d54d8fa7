import {
  deskAnswer,
  deskQuery,
  discussionsAnswer,
  discussionsParams,
  postDiscussionAnswer,
  postDiscussionBody,
  settleBody,
  settleParams,
} from '@nibras/contract/discussions.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { fileBase } from '#platform/storage/addresses.ts';
import { readDesk } from './read-desk.ts';
import { readDiscussions } from './read-discussions.ts';
import { settleQuestion } from './settle-question.ts';
import { startDiscussion } from './start-discussion.ts';

export const routes: Routes = (app, platform) => {
  app.get(
    '/api/discussions/:courseId/:lectureId',
    { schema: { params: discussionsParams, response: { 200: discussionsAnswer } } },
    (request) =>
      readDiscussions(platform, {
        course: request.params.courseId,
        lecture: request.params.lectureId,
        caller: signedIn(request),
        fileBase: fileBase(platform.config, request),
      }),
  );

  app.post(
    '/api/post-discussion',
    { schema: { body: postDiscussionBody, response: { 200: postDiscussionAnswer } } },
    async (request) => {
      const { course_id, lecture_id, description } = request.body;
      const discussion = await startDiscussion(platform, {
        course: course_id,
        lecture: lecture_id,
        description,
        caller: signedIn(request),
      });
      return { message: 'تم إرسال الاستفسار بنجاح', discussion };
    },
  );

  app.get(
    '/api/teacher-desk',
    { schema: { querystring: deskQuery, response: { 200: deskAnswer } } },
    (request) =>
      readDesk(platform, {
        ...request.query,
        course: request.query.course,
        caller: signedIn(request),
        fileBase: fileBase(platform.config, request),
      }),
  );

  app.put(
    '/api/teacher-desk/:discussionId',
    {
      schema: { params: settleParams, body: settleBody, response: { 200: messageAnswer } },
    },
    async (request) => {
      const { settled } = request.body;
      await settleQuestion(platform, {
        discussion: request.params.discussionId,
        settled,
        caller: signedIn(request),
      });
      return { message: settled ? 'أُزيل الاستفسار من المكتب' : 'أُعيد الاستفسار إلى المكتب' };
    },
  );
};
