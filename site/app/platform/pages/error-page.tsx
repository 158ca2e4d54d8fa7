import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { OfflineIcon } from '#ui/ornament/icons.ts';
import { NotFoundView } from './not-found-view.tsx';

function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const read = () => setOffline(!navigator.onLine);
    read();
    window.addEventListener('online', read);
    window.addEventListener('offline', read);
    return () => {
      window.removeEventListener('online', read);
      window.removeEventListener('offline', read);
    };
  }, []);
  return offline;
}

/** The error boundary of a page: says in Arabic what happened and what to do, whatever was thrown. */
export function ErrorPage() {
  const error = useRouteError();
  const offline = useOffline();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" tabIndex={-1} className="page-width py-16">
      {missing ? (
        <NotFoundView />
      ) : (
        <EmptyState
          headingLevel={1}
          icon={<OfflineIcon />}
          title={offline ? 'لا يوجد اتصال بالإنترنت' : 'حدث خطأ غير متوقع'}
          description={
            offline
              ? 'تحقق من اتصالك بالإنترنت، ثم أعد تحميل الصفحة.'
              : errorText(
                  error,
                  'لم نتمكن من عرض هذه الصفحة. أعد تحميلها، وإن تكرر الأمر فعُد بعد قليل.',
                )
          }
          action={
            <>
              <Button onClick={() => window.location.reload()}>أعد تحميل الصفحة</Button>
              <Button asChild variant="secondary">
                {/* A full page load, because the state of this page can no longer be trusted. */}
                <a href="/">العودة إلى الرئيسية</a>
              </Button>
            </>
          }
        />
      )}
    </main>
  );
}
