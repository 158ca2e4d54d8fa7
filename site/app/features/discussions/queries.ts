import { discussions as limits } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

// The lists' readers come with the calls: the page stands before them.
const reading = () => import('@nibras/contract/compat/parse-discussions.ts');

/** Longer than any answer takes on a line that still carries one. */
const patience = 20_000;

/** A lecture's discussions. Who takes part is told of replies at once; everybody else asks again now and then. */
export const discussionsQuery = (courseId: number, lectureId: number) =>
  queryOptions({
    queryKey: ['discussions', courseId, lectureId],
    queryFn: ({ signal }) =>
      apiGet(`/api/discussions/${courseId}/${lectureId}`, {
        schema: async () => (await reading()).parseDiscussions,
        signal,
      }),
    staleTime: 0,
    refetchInterval: limits.refreshEvery,
    refetchOnWindowFocus: true,
  });

interface Question {
  courseId: number;
  lectureId: number;
  /** Sent along as the specification has it; the server goes by the course. */
  teacherId: number | null;
  description: string;
}

/** Asks a question on a lecture, as the specification's form. */
export function postDiscussion({ courseId, lectureId, teacherId, description }: Question) {
  const form = new FormData();
  form.set('description', description);
  form.set('course_id', String(courseId));
  if (teacherId) form.set('teacher_id', String(teacherId));
  form.set('lecture_id', String(lectureId));
  return apiSend('POST', '/api/post-discussion', {
    form,
    schema: async () => (await reading()).parsePosted,
    signal: AbortSignal.timeout(patience),
  });
}

interface Reply {
  conversationId: number;
  /** Makes a repeated attempt harmless. */
  key: string;
  text: string;
}

/**
 * Replies in a discussion; null where the server keeps the sent message to itself. This tab is told of it as any other
 * tab is, so that its messenger learns of it too.
 */
export async function postReply({ conversationId, key, text }: Reply) {
  const form = new FormData();
  form.set('conversation_id', String(conversationId));
  form.set('message', text);
  form.set('client_key', key);
  const sent = await apiSend('POST', '/api/messages', {
    form,
    schema: async () => (await import('@nibras/contract/compat/parse-messenger.ts')).parseSent,
    signal: AbortSignal.timeout(patience),
  });
  return sent && { ...sent, conversation_id: conversationId, client_key: key };
}
