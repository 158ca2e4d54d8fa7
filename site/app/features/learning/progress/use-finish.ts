import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, serverMessage } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { lectureQuery } from '../queries.ts';
import { ownOutbox } from './own-outbox.ts';
import { withWatched } from './with-watched.ts';

/** Pages that show how far the person is. */
const elsewhere = [['course'], ['my-courses']];

interface FinishOptions {
  page: LecturePage;
  queryKey: ReturnType<typeof lectureQuery>['queryKey'];
}

/**
 * Marks the lecture watched, by the call and in the words of docs/behaviour/learning.md#watched. Without a line the mark waits in
 * this browser, shows at once, and is sent when the line is back.
 */
export function useFinish({ page, queryKey }: FinishOptions): () => Promise<void> {
  const client = useQueryClient();
  const ids = { course: page.course.id, lecture: page.lecture.id };

  async function show() {
    client.setQueryData(queryKey, (known) => known && withWatched(known, ids.lecture));
    for (const key of elsewhere) await client.invalidateQueries({ queryKey: key });
  }

  async function finish(): Promise<void> {
    const box = ownOutbox();
    box.keepWatched(ids);
    await box.flush();
    const told = box.fateOf(ids);
    if (told?.fate === 'refused' || (told?.fate === 'waiting' && !isCut(told.error))) {
      const action = { label: 'أعد المحاولة', onSelect: () => void finish() };
      toast({ variant: 'destructive', title: failureTitle(told.error), action });
      return;
    }
    if (told?.fate === 'waiting') {
      toast({
        title: 'انقطع الاتصال، وحُفظت مشاهدتك على هذا الجهاز',
        description: 'سنسجّلها من تلقاء أنفسنا حين يعود.',
      });
      client.setQueryData(queryKey, (known) => known && withWatched(known, ids.lecture));
      return;
    }
    const title = (told?.fate === 'sent' && told.message) || 'تم تسجيل مشاهدة المحاضرة بنجاح';
    toast({ variant: 'success', title });
    await show();
  }

  return finish;
}

const failureTitle = (error: unknown) => serverMessage(error) ?? 'حدث خطأ أثناء تسجيل المشاهدة';

const isCut = (error: unknown) => !(error instanceof ApiError) || error.kind === 'network';

/** Sends what waits as soon as the page is open or the line is back, and says so where it was a mark. */
export function useUnsentProgress(): void {
  const client = useQueryClient();
  useEffect(() => {
    async function send() {
      const box = ownOutbox();
      if (box.isEmpty()) return;
      const marks = box.watched();
      await box.flush();
      const fates = marks.map((ids) => box.fateOf(ids));
      const refused = fates.find((told) => told?.fate === 'refused');
      if (refused) toast({ variant: 'destructive', title: failureTitle(refused.error) });
      if (!fates.some((told) => told?.fate === 'sent')) return;
      toast({ variant: 'success', title: 'تم تسجيل مشاهدة المحاضرة بنجاح' });
      for (const key of [['lecture'], ...elsewhere])
        await client.invalidateQueries({ queryKey: key });
    }
    void send();
    const again = () => void send();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [client]);
}
