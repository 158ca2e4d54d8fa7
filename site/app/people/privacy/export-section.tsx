import type { DataExport } from '@nibras/contract/people/privacy/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { DownloadIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { exportQuery } from './calls.ts';
import { useExport } from './use-export.ts';

/** «نزّل بياناتي»: asks for the file, says how it stands, and downloads it. */
export function ExportSection() {
  const signedIn = useSession((state) => state.isAuthenticated);
  const { data, error, isFetching, refetch } = useQuery({ ...exportQuery, enabled: signedIn });
  const last = useDeferredData(data);
  const { request, download } = useExport();
  return (
    <section
      aria-labelledby="data-export"
      className="rounded-xl border border-line bg-raised p-5 sm:p-8"
    >
      <h2 id="data-export" className="text-2xl">
        نزّل بياناتي
      </h2>
      <p className="mt-2 text-text-soft">
        ملف مضغوط فيه كل ما نحفظه عنك: صفحة تقرؤها وتطبعها، والبيانات نفسها للبرامج، وصورتك ومرفقاتك
        وإيصالاتك. لا يفتحه غيرك، ويُحذف من عندنا بعد 24 ساعة.
      </p>
      {last !== undefined ? (
        <div className="mt-5">
          {last && <ExportState last={last} />}
          {last?.state === 'ready' ? (
            <div className="mt-5 flex flex-wrap gap-3">
              <Button
                icon={<DownloadIcon className="size-5" />}
                loading={download.isPending}
                loadingLabel="جارٍ بدء التنزيل…"
                onClick={() => download.mutate()}
              >
                نزّل الملف
              </Button>
              <Button
                variant="secondary"
                loading={request.isPending}
                loadingLabel="جارٍ الطلب…"
                onClick={() => request.mutate()}
              >
                اطلب ملفًا أحدث
              </Button>
            </div>
          ) : (
            last?.state !== 'waiting' && (
              <Button
                className={last ? 'mt-5' : ''}
                loading={request.isPending}
                loadingLabel="جارٍ الطلب…"
                onClick={() => request.mutate()}
              >
                نزّل بياناتي
              </Button>
            )
          )}
        </div>
      ) : error ? (
        <FailedState
          className="mt-5"
          title="تعذر معرفة حال طلبك"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label="جارٍ التحميل" className="mt-5">
          <Skeleton className="h-12 w-44" />
        </div>
      )}
    </section>
  );
}

function ExportState({ last }: { last: DataExport }) {
  const { state, created_at, expires_at } = last;
  if (state === 'waiting') {
    return (
      <Notice tone="info" title="نجمع بياناتك">
        يستغرق ذلك دقيقة أو أكثر قليلًا. يمكنك إغلاق الصفحة: سيصلك إشعار ورسالة بالبريد حين يصبح
        الملف جاهزًا.
      </Notice>
    );
  }
  if (state === 'ready') {
    return (
      <Notice tone="success" title="بياناتك جاهزة">
        فيها ما كان عندنا في <DateText at={created_at} withTime />. نزّلها قبل{' '}
        <DateText at={expires_at} withTime />.
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="danger" title="تعذر جمع بياناتك">
        حدث خطأ عندنا في طلبك في <DateText at={created_at} withTime />. اطلبها مرة أخرى، وإن تكرر
        ذلك فاكتب إلينا.
      </Notice>
    );
  }
  return (
    <Notice tone="info" title="انتهى وقت الملف السابق">
      حُذف الملف الذي طلبته في <DateText at={created_at} withTime />. اطلب ملفًا جديدًا متى شئت.
    </Notice>
  );
}
