import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, serverMessage } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { lectureQuery } from '../queries.ts';
import { videoQuestionsKey } from '../questions/questions-key.ts';
import { userOutbox } from './user-outbox.ts';
import { withWatched } from './with-watched.ts';

/** Queries of other pages that show the progress. */
const progressQueries = [['course'], ['my-courses'], ['completion']];

/**
 * Fetches again what shows the progress. A first request that is under way is ended before: its answer may be from before
 * the change, and an invalidation alone would wait for it.
 * @param page the key of a page's own query, which is fetched first
 */
export async function refreshProgress(client: QueryClient, page?: QueryKey): Promise<void> {
  for (const queryKey of page ? [page, ...progressQueries] : progressQueries) {
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  }
}

interface FinishOptions {
  page: LecturePage;
  queryKey: ReturnType<typeof lectureQuery>['queryKey'];
}

/**
 * Returns a function that marks the lecture as watched (docs/behaviour/learning.md#watched). Offline the mark is shown
 * at once, stored in this browser, and sent when the browser is online.
 */
export function useFinish({ page, queryKey }: FinishOptions): () => Promise<void> {
  const client = useQueryClient();
  const asks = page.lecture.questionSeconds.length > 0;
  const ids = { course: page.course.id, lecture: page.lecture.id, ...(asks && { asks }) };

  async function updateQueries() {
    client.setQueryData(queryKey, (cached) => cached && withWatched(cached, ids.lecture));
    await refreshProgress(client);
  }

  async function finish(): Promise<void> {
    const result = await userOutbox().sendWatched(ids);
    if (
      result?.status === 'refused' ||
      (result?.status === 'pending' && !isNetworkError(result.error))
    ) {
      const action = { label: 'أعد المحاولة', onSelect: () => void finish() };
      toast({ variant: 'destructive', title: failureTitle(result.error), action });
      return;
    }
    if (result?.status === 'pending') {
      toast({
        title: 'انقطع الاتصال، وحُفظت مشاهدتك على هذا الجهاز',
        description: 'سنسجّلها تلقائيًا حين يعود.',
      });
      // One with questions may wait for their answers.
      if (!asks)
        client.setQueryData(queryKey, (cached) => cached && withWatched(cached, ids.lecture));
      return;
    }
    if (result?.status === 'sent' && result.held) {
      toast({ title: result.message ?? wording`شاهدت الفيديو كله` });
      await client.invalidateQueries({ queryKey: videoQuestionsKey(ids.lecture) });
      return;
    }
    const title =
      (result?.status === 'sent' && result.message) || wording`تم تسجيل مشاهدة المحاضرة بنجاح`;
    toast({ variant: 'success', title });
    await updateQueries();
  }

  return finish;
}

const failureTitle = (error: unknown) => serverMessage(error) ?? 'حدث خطأ أثناء تسجيل المشاهدة';

const isNetworkError = (error: unknown) => !(error instanceof ApiError) || error.kind === 'network';

/**
 * Sends the outbox when the page is opened or the browser is online again. A toast shows the result of a mark that was
 * stored before, whichever flush sends it: the first try after `online` may fail too.
 */
export function useUnsentProgress(): void {
  const client = useQueryClient();
  const user = useSession((state) => state.user?.id ?? state.user?.email);
  useEffect(() => {
    // Each user has an outbox, so there is nothing to send until the session is restored.
    if (user === undefined) return;
    const outbox = userOutbox();
    const stop = outbox.onLateResults((results) => {
      const refused = results.find(({ status }) => status === 'refused');
      if (refused?.status === 'refused') {
        toast({ variant: 'destructive', title: failureTitle(refused.error) });
      }
      if (!results.some((result) => result.status === 'sent' && !result.held)) return;
      toast({ variant: 'success', title: wording`تم تسجيل مشاهدة المحاضرة بنجاح` });
      void refreshProgress(client, ['lecture']);
    });
    const send = () => void (outbox.isEmpty() || outbox.flush());
    send();
    window.addEventListener('online', send);
    return () => {
      stop();
      window.removeEventListener('online', send);
    };
  }, [client, user]);
}
