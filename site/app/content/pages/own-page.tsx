import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { RichText } from '#content/articles/index.ts';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { FileIcon } from '#ui/ornament/icons.ts';
import { ownPageQuery } from './queries.ts';

const page = definePage({
  queries: ({ params: { id = '' } }) => ({ page: ownPageQuery(id) }),
  vital: ['page'],
  head: ({ page: shown }) =>
    shown
      ? {
          title: shown.name,
          description: shown.summary,
          path: `/pages/${encodeURIComponent(shown.slug)}`,
        }
      : {},
});

export const loader = serverLoader(page, { slug: ({ page: shown }) => shown?.slug });
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

/** A page of the provider's own, such as the privacy policy. */
export default function OwnPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(ownPageQuery(id));
  if (data) {
    return (
      <article className="page-width py-10 sm:py-14">
        <div className="mx-auto max-w-read">
          <h1 dir="auto" className="text-start text-4xl font-bold">
            {data.name}
          </h1>
          <p className="mt-2 text-sm text-text-faint">
            آخر تعديل: <DateText at={data.updated_at} />
          </p>
          <div className="prose mt-8">
            <RichText nodes={data.body} />
          </div>
        </div>
      </article>
    );
  }
  if (!error) return <OwnPageSkeleton />;
  return (
    <div className="page-width py-12">
      {isMissing(error) ? (
        <EmptyState
          headingLevel={1}
          icon={<FileIcon />}
          title="الصفحة غير موجودة"
          description="ربما نُقلت هذه الصفحة أو أُزيلت."
          action={
            <Button asChild>
              <Link to="/">العودة إلى الرئيسية</Link>
            </Button>
          }
        />
      ) : (
        <FailedState
          headingLevel={1}
          title="تعذر تحميل الصفحة"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  );
}

function OwnPageSkeleton() {
  return (
    <div role="status" aria-label="جارٍ تحميل الصفحة" className="page-width py-10 sm:py-14">
      <div className="mx-auto flex max-w-read flex-col gap-4">
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="mt-6 h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}
