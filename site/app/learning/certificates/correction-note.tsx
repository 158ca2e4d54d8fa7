import type { OwnCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { ownCertificatesKey, takeCorrectionBack } from './queries.ts';

/** What became of the newest request for another name. */
export function CorrectionNote({
  certificate: { code, correction },
}: {
  certificate: OwnCertificate;
}) {
  const client = useQueryClient();
  const { busy, run } = useAsyncAction(async () => {
    try {
      await takeCorrectionBack(code);
      toast({ variant: 'success', title: 'أُلغي طلب التصحيح' });
    } catch (error) {
      toast({ variant: 'destructive', title: 'تعذر إلغاء الطلب', description: errorText(error) });
    }
    await client.invalidateQueries({ queryKey: ownCertificatesKey });
  });
  if (!correction) return null;
  const { state, name, answer, created_at } = correction;
  if (state === 'accepted') {
    return (
      <p className="mt-3 text-sm text-success">{wording`صُحح الاسم بناءً على طلبك، {وهذه هي|وهذا هو} الشهادة {الجديدة|الجديد}.`}</p>
    );
  }
  if (state === 'declined') {
    return (
      <p className="mt-3 text-sm text-text-soft">
        لم يُقبل طلبك تصحيح الاسم إلى «<bdi>{name}</bdi>».{' '}
        {answer && (
          <>
            الجواب: <bdi className="wrap-anywhere">{answer}</bdi>
          </>
        )}
      </p>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-2.5 text-sm">
      <p className="min-w-0 grow basis-60">
        طلبت في <DateText at={created_at} /> تصحيح الاسم إلى «
        <bdi className="wrap-anywhere">{name}</bdi>»، وننظر في طلبك.
      </p>
      <Button
        variant="ghost"
        size="sm"
        loading={busy}
        loadingLabel="جارٍ الإلغاء…"
        onClick={() => void run()}
      >
        ألغِ الطلب
      </Button>
    </div>
  );
}
