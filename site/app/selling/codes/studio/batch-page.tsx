import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import type { CodeBatch } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { packCodeSorts, packCodeStates } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { downloadFile } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { stateIn } from '#studio-kit/lists/item-states.ts';
import { RowsSkeleton, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { DownloadIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { BatchFacts } from './batch-facts.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CodeList } from './code-list.tsx';
import { batchQuery, reportPath } from './queries.ts';
import { useCancelCodes } from './use-cancel-codes.ts';

/** The report of a batch: what became of its codes. */
export default function BatchPage() {
  const id = Number(useParams().id);
  const { data, error, refetch, isFetching } = useQuery(batchQuery(id));
  if (isMissing(error)) return <MissingPage />;
  return (
    <StudioPage
      title={data?.name ?? 'أكواد الاشتراك'}
      crumbs={[{ label: 'أكواد الاشتراك', to: '/studio/codes' }]}
      actions={data && <Actions batch={data} />}
      loading={!data && !error}
      recent={data !== undefined}
    >
      {error && !data && (
        <FailedState
          title="تعذر تحميل الأكواد"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && <RowsSkeleton label="الأكواد" />}
      {data && (
        <>
          <BatchFacts batch={data} />
          <CodeList batch={data} />
        </>
      )}
    </StudioPage>
  );
}

function Actions({ batch }: { batch: CodeBatch }) {
  const { id, left, count } = batch;
  const { params } = useListAddress();
  const state = stateIn(params, packCodeStates);
  const sort = sortIn(params, listSorts(packCodeSorts));
  const [choosing, setChoosing] = useState(false);
  const cancel = useCancelCodes(id);
  const all = useAsyncAction(async () => void (await cancel({})));
  const report = useAsyncAction(async () => {
    try {
      await downloadFile(reportPath(id, { state, sort }), `${batch.name}.csv`);
    } catch (error) {
      toastFailure('تعذر التصدير', error);
    }
  });
  return (
    <>
      {left > 0 && count > 1 && (
        <Button variant="ghost" size="sm" onClick={() => setChoosing(true)}>
          ورقة ضائعة
        </Button>
      )}
      {left > 0 && (
        <Button variant="ghost" size="sm" loading={all.busy} onClick={() => void all.run()}>
          {count > 1 ? 'ألغِ ما بقي' : 'ألغِ الكود'}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={<DownloadIcon className="size-4.5" />}
        loading={report.busy}
        loadingLabel="جارٍ التصدير…"
        onClick={() => void report.run()}
      >
        تقرير CSV
      </Button>
      <Button asChild variant="secondary" size="sm" icon={<PlusIcon className="size-4.5" />}>
        <Link to={`/studio/codes/new?like=${id}`}>أكواد مثلها</Link>
      </Button>
      {choosing && (
        <CancelDialog batch={batch} onClose={() => setChoosing(false)} onCancel={cancel} />
      )}
    </>
  );
}
