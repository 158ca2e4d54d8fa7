import { type ContentKind, contentKinds } from '@nibras/contract/content/items/studio/page.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useFirstPublish } from '#learning/tree/studio/index.ts';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { PageSkeleton } from '#studio-kit/frame/page-skeleton.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { PresenceNote } from '#studio-kit/saving/presence-note.tsx';
import { PublishBar } from '#studio-kit/saving/publish-bar.tsx';
import { SaveStatus } from '#studio-kit/saving/save-status.tsx';
import { type EditedAnyItem, useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { historyTexts as texts } from './history-texts.ts';
import { versionsQuery } from './queries.ts';
import { VersionRow } from './version-row.tsx';

/** The versions of a course, lecture or other item: `/studio/courses/12/history`. */
export default function HistoryPage() {
  const { kind, id } = useParams();
  const found = contentKinds.find((one) => `${one}s` === kind);
  const number = Number(id);
  if (!found || !Number.isSafeInteger(number) || number < 1) return <MissingPage />;
  return <ItemHistory key={`${found}:${number}`} kind={found} id={number} />;
}

const editPath = (kind: ContentKind, id: number) =>
  kind === 'site'
    ? '/studio/settings'
    : kind === 'course'
      ? `/studio/courses/${id}/details`
      : `/studio/${kind}s/${id}`;

function ItemHistory({ kind, id }: { kind: ContentKind; id: number }) {
  const edited = useFirstPublish(useStudioItem(kind, id));
  const { item, failure } = edited;
  if (!item && isMissing(failure)) return <MissingPage />;
  if (!item && failure) {
    return (
      <StudioPage title={texts.title} recent={false}>
        <FailedState
          headingLevel={2}
          title={texts.failed}
          message={errorText(failure)}
          onRetry={() => void edited.reload()}
        />
      </StudioPage>
    );
  }
  if (!item) return <PageSkeleton />;
  const course =
    item.course && (kind === 'lecture' || kind === 'question')
      ? [{ label: item.course.name, to: `/studio/courses/${item.course.id}` }]
      : [];
  return (
    <StudioPage
      title={texts.title}
      crumbs={[...course, { label: item.name, to: editPath(kind, id) }]}
      description={texts.description}
      width="read"
      status={
        <>
          <PresenceNote item={edited} />
          <SaveStatus item={edited} />
        </>
      }
    >
      <PublishBar item={edited} />
      <Versions edited={edited} version={item.version} />
    </StudioPage>
  );
}

function Versions({ edited, version }: { edited: EditedAnyItem; version: number }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const query = versionsQuery(edited, page);
  // A publication on this page adds a version.
  const { data, error, refetch } = useQuery({ ...query, queryKey: [...query.queryKey, version] });
  if (error) {
    return (
      <FailedState
        headingLevel={2}
        title={texts.failed}
        message={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={texts.loading}>
        <SkeletonText lines={5} className="mt-6 gap-6!" />
      </div>
    );
  }
  const { data: versions, meta } = data.versions;
  if (versions.length === 0) {
    return <EmptyState icon={<LogIcon />} title={texts.empty} description={texts.emptyText} />;
  }
  return (
    <>
      <ol className="mt-6 divide-y divide-line">
        {versions.map((one) => (
          <VersionRow key={one.number} edited={edited} version={one} />
        ))}
      </ol>
      <Pagination page={meta.current_page} lastPage={meta.last_page} label={texts.pages} />
    </>
  );
}
