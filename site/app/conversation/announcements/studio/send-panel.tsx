import type { StudioAnnouncement } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { ScheduleDialog } from '#studio-kit/saving/schedule-dialog.tsx';
import { Button } from '#ui/form/button.tsx';
import { DeleteIcon, DurationIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { untitled } from './announcement-texts.ts';
import type { Problems } from './problems.ts';
import { announcementsKey, reachQuery } from './queries.ts';
import type { EditedAnnouncement } from './use-announcement.ts';

interface SendPanelProps {
  edited: EditedAnnouncement;
  item: StudioAnnouncement;
  problems: Problems;
  onProblems(problems: Problems): void;
}

/** How many it would reach, and the buttons: send, choose a time, test, remove. */
export function SendPanel({ edited, item, problems, onProblems }: SendPanelProps) {
  const { data: reach, error } = useQuery(reachQuery(item.id, item.draft_version));
  const [isScheduling, setScheduling] = useState(false);
  const reload = () => void edited.reload();

  /** Shows what the server misses at its field, and everything else as a message. */
  async function attempt(act: () => Promise<void>, failed: string): Promise<boolean> {
    try {
      onProblems({});
      await act();
      return true;
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 422) onProblems(failure.errors);
      toastFailure(failed, failure);
      if (failure instanceof ApiError && failure.status === 409) reload();
      return false;
    }
  }
  const send = (at: string | null) =>
    attempt(
      async () => {
        const undo = await edited.send(at);
        showUndo(at ? 'جُدول الإعلان' : 'يبدأ الإرسال بعد ثوانٍ', undo, reload);
      },
      at ? 'تعذرت جدولة الإعلان' : 'تعذر إرسال الإعلان',
    );
  const sendNow = useAsyncAction(async () => void (await send(null)));
  const test = useAsyncAction(async () => {
    await attempt(async () => {
      await edited.test();
      toast({ variant: 'success', title: 'أرسلنا التجربة إليك وحدك' });
    }, 'تعذر إرسال التجربة');
  });
  const remove = useRemove(edited);
  const missing = Object.values(problems).flatMap((texts) => texts ?? []);
  const people = reach?.people ?? 0;

  return (
    <section
      aria-label="الإرسال"
      className="flex flex-col gap-4 rounded-lg border border-line bg-raised px-4 py-5"
    >
      <div aria-live="polite">
        {error && !reach ? (
          <p className="text-sm text-danger">{errorText(error)}</p>
        ) : (
          <>
            <p className="text-sm text-text-soft">سيصل إلى</p>
            <p className="text-2xl font-semibold" data-reach={reach?.people}>
              {reach &&
                (people === 0 ? 'لا أحد' : countLabel(people, rareNouns.person, 'genitive'))}
              {!reach && '…'}
            </p>
            {reach !== undefined && reach.unreached > 0 && (
              <p className="mt-1 text-sm text-text-soft">
                ولا يصل إلى {countLabel(reach.unreached, rareNouns.person, 'genitive')} من هذا
                الجمهور بالطرق التي اخترتها، أو لأنهم أوقفوا هذه الإعلانات.
              </p>
            )}
          </>
        )}
      </div>
      {missing.length > 0 && (
        <Notice tone="warning" title="ينقص قبل الإرسال">
          <ul className="list-disc ps-5">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-col gap-2">
        <Button
          loading={sendNow.busy}
          loadingLabel="جارٍ الإرسال…"
          onClick={() => void sendNow.run()}
        >
          {people > 0
            ? `أرسل الآن إلى ${countLabel(people, rareNouns.person, 'genitive')}`
            : 'أرسل الآن'}
        </Button>
        <Button
          variant="secondary"
          icon={<DurationIcon className="size-5" />}
          onClick={() => setScheduling(true)}
        >
          اختر موعدًا
        </Button>
        <Button
          variant="ghost"
          loading={test.busy}
          loadingLabel="جارٍ إرسال التجربة…"
          onClick={() => void test.run()}
        >
          جرّبه على نفسك
        </Button>
        <Button
          variant="ghost"
          icon={<DeleteIcon className="size-5" />}
          onClick={() => void remove.run()}
        >
          احذف المسودة
        </Button>
      </div>
      <p className="text-sm text-text-faint">
        بعد الضغط على «أرسل الآن» عشر ثوانٍ تستطيع فيها التراجع.
      </p>
      {isScheduling && (
        <ScheduleDialog title="موعد الإرسال" onClose={() => setScheduling(false)} onChoose={send} />
      )}
    </section>
  );
}

/** Removes the draft without a question, and offers to bring it back. */
function useRemove(edited: EditedAnnouncement) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useAsyncAction(async () => {
    const title = edited.field('title').value?.trim() || untitled;
    const refresh = () => void client.invalidateQueries({ queryKey: announcementsKey });
    try {
      const undo = await edited.remove();
      await navigate('/studio/announcements');
      showUndo(`حُذف «${title}»`, undo, refresh);
      refresh();
    } catch (error) {
      toastFailure('تعذر حذف المسودة', error);
    }
  });
}
