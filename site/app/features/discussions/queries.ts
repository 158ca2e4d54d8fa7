import { discussions as limits } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

// The parsers are imported with the first request, which keeps them out of the page's script.
const parsers = () => import('@nibras/contract/compat/parse-discussions.ts');

/** Request timeout in ms; a working connection always responds sooner. */
const requestTimeout = 20_000;

/** Query of a lecture's discussions. Participants receive replies by socket; others rely on the refetch interval. */
export const discussionsQuery = (courseId: number, lectureId: number) =>
  queryOptions({
    queryKey: ['discussions', courseId, lectureId],
    queryFn: ({ signal }) =>
      apiGet(`/api/discussions/${courseId}/${lectureId}`, {
        schema: async () => (await parsers()).parseDiscussions,
        signal,
      }),
    staleTime: 0,
    refetchInterval: limits.refreshEvery,
    refetchOnWindowFocus: true,
  });

interface Question {
  courseId: number;
  lectureId: number;
  /** A field of the specification's form; the server takes the teacher from the course. */
  teacherId: number | null;
  description: string;
}

/** Posts a question on a lecture as a form. Throws an `ApiError`. */
export function postDiscussion({ courseId, lectureId, teacherId, description }: Question) {
  const form = new FormData();
  form.set('description', description);
  form.set('course_id', String(courseId));
  if (teacherId) form.set('teacher_id', String(teacherId));
  form.set('lecture_id', String(lectureId));
  return apiSend('POST', '/api/post-discussion', {
    form,
    schema: async () => (await parsers()).parsePosted,
    signal: AbortSignal.timeout(requestTimeout),
  });
}

interface Reply {
  conversationId: number;
  /** Idempotency key of retries. */
  key: string;
  text: string;
}

/**
 * Posts a reply in a discussion; resolves to null when the server does not return the message. No socket header is
 * sent, so this tab receives the socket event as well and its messenger is updated.
 */
export async function postReply({ conversationId, key, text }: Reply) {
  const form = new FormData();
  form.set('conversation_id', String(conversationId));
  form.set('message', text);
  form.set('client_key', key);
  const sent = await apiSend('POST', '/api/messages', {
    form,
    schema: async () => (await import('@nibras/contract/compat/parse-messenger.ts')).parseSent,
    signal: AbortSignal.timeout(requestTimeout),
  });
  return sent && { ...sent, conversation_id: conversationId, client_key: key };
}
