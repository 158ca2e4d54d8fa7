import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';

interface LoadMoreProps {
  list: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
  failedTitle: string;
}

/** Below a list: loads its next page, and says when that failed. */
export function LoadMore({ list, failedTitle }: LoadMoreProps) {
  const { error, isFetchNextPageError: hasFailed } = list;
  return (
    <>
      {hasFailed && error && (
        <Notice tone="danger" className="mt-6" title={failedTitle}>
          {errorText(error)}
        </Notice>
      )}
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            loadingLabel="جارٍ التحميل…"
            onClick={() => void list.fetchNextPage()}
          >
            {hasFailed ? 'أعد المحاولة' : 'تحميل المزيد'}
          </Button>
        </div>
      )}
    </>
  );
}
