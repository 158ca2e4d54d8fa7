import {
  getDiscussionsByCourseIdByLectureId,
  getMyQuestions,
  getTeacherDesk,
  getTeacherDeskByDiscussionId,
  postDiscussionsByDiscussionIdReplies,
  postPostDiscussion,
  putTeacherDeskByDiscussionId,
} from '@nibras/contract/conversation/discussions/calls.ts';
import type { FastifyReply } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import type { SignedInRequest } from '#platform/http/access.ts';
import { callerSocket } from '#platform/http/caller.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { readDiscussions } from './read-discussions.ts';
import { readOwnQuestions } from './read-own-questions.ts';
import { readOneQuestion, readQuestionInbox } from './read-question-inbox.ts';
import { replyWithPicture } from './reply-with-picture.ts';
import { settleQuestion } from './settle-question.ts';
import { startDiscussion } from './start-discussion.ts';

export const routes: Routes = (serve, platform) => {
  const readingOf = (request: SignedInRequest, reply: FastifyReply) => ({
    caller: request.caller,
    files: filesFor(platform, request, reply),
  });

  serve(getDiscussionsByCourseIdByLectureId, (request, reply) =>
    readDiscussions(platform, {
      course: request.params.courseId,
      lecture: request.params.lectureId,
      ...readingOf(request, reply),
    }),
  );

  serve(postPostDiscussion, async (request, reply) => {
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
  });

  serve(postDiscussionsByDiscussionIdReplies, async (request, reply) => {
    const { message, attachment, alt, client_key, seen } = request.body;
    const sent = await replyWithPicture(platform, {
      discussion: request.params.discussionId,
      text: message ?? '',
      picture: attachment,
      alt,
      clientKey: client_key ?? null,
      seen,
      exceptSocket: callerSocket(request),
      ...readingOf(request, reply),
    });
    return { message: sent };
  });

  serve(getMyQuestions, (request) =>
    readOwnQuestions(platform, { caller: request.caller, page: request.query.page }),
  );

  serve(getTeacherDesk, (request, reply) =>
    readQuestionInbox(platform, {
      ...request.query,
      course: request.query.course,
      ...readingOf(request, reply),
    }),
  );

  serve(getTeacherDeskByDiscussionId, (request, reply) =>
    readOneQuestion(platform, {
      discussion: request.params.discussionId,
      ...readingOf(request, reply),
    }),
  );

  serve(putTeacherDeskByDiscussionId, async (request) => {
    const { settled } = request.body;
    await settleQuestion(platform, {
      discussion: request.params.discussionId,
      settled,
      caller: request.caller,
    });
    return { message: settled ? 'أُزيل الاستفسار من المكتب' : 'أُعيد الاستفسار إلى المكتب' };
  });
};
