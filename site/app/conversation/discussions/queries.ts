import {
  getDiscussionsByCourseIdByLectureId,
  postPostDiscussion,
} from '@nibras/contract/conversation/discussions/calls.ts';
import { postMessages } from '@nibras/contract/conversation/messenger/calls.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { uploadForm } from '#platform/forms/upload.ts';
import type { SentPicture } from './use-picture.ts';

// The parsers are imported with the first request, which keeps them out of the page's script.
const parsers = () => import('@nibras/contract/compat/parse-discussions.ts');

/** Request timeouts in ms: a working connection responds sooner, and a picture may take minutes on a slow one. */
const requestTimeout = 20_000;
const uploadTimeout = 5 * 60_000;

/** Query of a lecture's discussions. Participants receive replies by socket; others rely on the refetch interval. */
export const discussionsQuery = (courseId: number, lectureId: number) =>
  queryOptions({
    queryKey: ['discussions', courseId, lectureId],
    queryFn: ({ signal }) =>
      makeCall(getDiscussionsByCourseIdByLectureId, {
        params: { courseId, lectureId },
        parse: async () => (await parsers()).parseDiscussions,
        signal,
      }),
    staleTime: 0,
    refetchInterval: limits.refreshEvery,
    refetchOnWindowFocus: true,
  });

/** A picture to send along; `onProgress` is called with the uploaded fraction, 0 to 1. */
interface WithPicture {
  picture: SentPicture | null;
  onProgress(fraction: number): void;
}

const formOf = (fields: Record<string, string | number | null>, picture: SentPicture | null) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, String(value));
  if (picture) {
    form.set('alt', picture.alt);
    // The file goes last, so that a server that parses the form as a stream has the fields first.
    form.set('attachment', picture.file, picture.file.name);
  }
  return form;
};

interface Question extends WithPicture {
  courseId: number;
  lectureId: number;
  /** A field of the specification's form; the server takes the teacher from the course. */
  teacherId: number | null;
  description: string;
}

/** Posts a question on a lecture as a form. Throws an `ApiError`. */
export async function postDiscussion({ picture, onProgress, ...question }: Question) {
  const { courseId, lectureId, teacherId, description } = question;
  const form = formOf(
    { description, course_id: courseId, teacher_id: teacherId, lecture_id: lectureId },
    picture,
  );
  if (picture) {
    return uploadForm('/api/post-discussion', form, {
      schema: (await parsers()).parsePosted,
      signal: AbortSignal.timeout(uploadTimeout),
      onProgress,
    });
  }
  return makeCall(postPostDiscussion, {
    form,
    parse: async () => (await parsers()).parsePosted,
    signal: AbortSignal.timeout(requestTimeout),
  });
}

interface Reply extends WithPicture {
  discussionId: number;
  conversationId: number;
  /** The idempotency key: the server stores a reply that is sent again with the same key only once. */
  key: string;
  text: string;
  /** The newest message that the writer has seen: a newer answer of another person refuses this one. */
  seen?: number | undefined;
}

/**
 * Posts a reply in a discussion; resolves to null when the server does not return the message. No socket header is
 * sent, so this tab receives the socket event as well and its messenger is updated.
 */
export async function postReply({ picture, onProgress, ...reply }: Reply) {
  const { discussionId, conversationId, key, text, seen } = reply;
  const fields = {
    conversation_id: conversationId,
    message: text,
    client_key: key,
    seen: seen === undefined ? null : String(seen),
  };
  const sent = picture
    ? await uploadForm(`/api/discussions/${discussionId}/replies`, formOf(fields, picture), {
        schema: (await parsers()).parseSentReply,
        signal: AbortSignal.timeout(uploadTimeout),
        onProgress,
      })
    : await makeCall(postMessages, {
        form: formOf(fields, null),
        parse: async () => (await parsers()).parseSentReply,
        signal: AbortSignal.timeout(requestTimeout),
      });
  return sent && { ...sent, conversation_id: conversationId, client_key: key };
}
