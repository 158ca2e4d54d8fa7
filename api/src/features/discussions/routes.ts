import {
  deskAnswer,
  deskQuery,
  discussionsAnswer,
  discussionsParams,
  myQuestionsAnswer,
  myQuestionsQuery,
  postDiscussionAnswer,
  postDiscussionBody,
  replyAnswer,
  replyBody,
  replyParams,
  settleBody,
  settleParams,
} from '@nibras/contract/conversation/discussions/shapes.ts';
import { messenger as messageLimits } from '@nibras/contract/limits.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { callerSocket, perPerson } from '#platform/http/caller.ts';
import { optionalFile } from '#platform/http/uploads/optional-file.ts';
import { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { readDesk } from './read-desk.ts';
import { readDiscussions } from './read-discussions.ts';
import { readOwnQuestions } from './read-own-questions.ts';
import { replyWithPicture } from './reply-with-picture.ts';
import { settleQuestion } from './settle-question.ts';
import { startDiscussion } from './start-discussion.ts';

/** A picture has the limits of the chat's attachments. */
const acceptsPicture = {
  rateLimit: perPerson(messageLimits.perMinutePerPerson),
  file: { field: 'attachment', maxBytes: messageLimits.attachmentMaxBytes, onDisk: true },
};

export const routes: Routes = (app, platform) => {
  const readingOf = (request: FastifyRequest, reply: FastifyReply) => ({
    caller: signedIn(request),
    files: filesFor(platform, request, reply),
  });

  app.get(
    '/api/discussions/:courseId/:lectureId',
    { schema: { params: discussionsParams, response: { 200: discussionsAnswer } } },
    (request, reply) =>
      readDiscussions(platform, {
        course: request.params.courseId,
        lecture: request.params.lectureId,
        ...readingOf(request, reply),
      }),
  );

  app.post(
    '/api/post-discussion',
    {
      config: acceptsPicture,
      schema: {
        body: postDiscussionBody.extend({ attachment: optionalFile }),
        response: { 200: postDiscussionAnswer },
      },
    },
    async (request, reply) => {
      const { course_id, lecture_id, description, attachment, alt } = request.body;
      const discussion = await startDiscussion(platform, {
        course: course_id,
        lecture: lecture_id,
        description,
        picture: attachment ?? null,
        alt,
        ...readingOf(request, reply),
      });
      return { message: 'تم إرسال الاستفسار بنجاح', discussion };
    },
  );

  app.post(
    '/api/discussions/:discussionId/replies',
    {
      config: { ...acceptsPicture, skipInvalidation: true },
      schema: {
        params: replyParams,
        body: replyBody.extend({ attachment: z.instanceof(UploadedFile) }),
        response: { 200: replyAnswer },
      },
    },
    async (request, reply) => {
      const { message, attachment, alt, client_key } = request.body;
      const sent = await replyWithPicture(platform, {
        discussion: request.params.discussionId,
        text: message ?? '',
        picture: attachment,
        alt,
        clientKey: client_key ?? null,
        exceptSocket: callerSocket(request),
        ...readingOf(request, reply),
      });
      return { message: sent };
    },
  );

  app.get(
    '/api/my-questions',
    { schema: { querystring: myQuestionsQuery, response: { 200: myQuestionsAnswer } } },
    (request) =>
      readOwnQuestions(platform, { caller: signedIn(request), page: request.query.page }),
  );

  app.get(
    '/api/teacher-desk',
    { schema: { querystring: deskQuery, response: { 200: deskAnswer } } },
    (request, reply) =>
      readDesk(platform, {
        ...request.query,
        course: request.query.course,
        ...readingOf(request, reply),
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
