import type { InboxDetail, InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { InboxIcon, NextIcon } from '#ui/ornament/icons.ts';
import { kindTexts } from './inbox-texts.ts';
import { Item, StateButton } from './item-view.tsx';
import { inboxItemQuery } from './queries.ts';

/** One order or contact message: what was written, all that happened since, and the answer. */
export function InboxItemPage({ kind }: { kind: InboxKind }) {
  const id = Number(useParams().id);
  const { data, error, isFetching, refetch } = useQuery({
    ...inboxItemQuery(kind, id),
    enabled: Number.isInteger(id) && id > 0,
  });
  const texts = kindTexts[kind];
  const crumbs = [{ label: texts.title, to: `/studio/${texts.path}` }];
  if (data) {
    return (
      <StudioPage
        title={data.name}
        crumbs={crumbs}
        actions={<ItemActions kind={kind} item={data} />}
      >
        {/* Another one begins with its own draft. */}
        <Item key={data.id} kind={kind} item={data} />
      </StudioPage>
    );
  }
  const isGone = !(id > 0) || isMissing(error);
  return (
    <StudioPage
      title={texts.name(Math.max(id, 0))}
      crumbs={crumbs}
      recent={false}
      loading={!isGone && !error}
    >
      {isGone ? (
        <Missing kind={kind} />
      ) : error ? (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ItemSkeleton label={texts.pronoun} />
      )}
    </StudioPage>
  );
}

function ItemActions({ kind, item }: { kind: InboxKind; item: InboxDetail }) {
  return (
    <>
      {item.next_new !== null && (
        <Button asChild variant="ghost" size="sm">
          <Link to={`/studio/${kindTexts[kind].path}/${item.next_new}`}>
            التالي مما لم يُرد عليه
            <NextIcon className="size-4.5" />
          </Link>
        </Button>
      )}
      <StateButton kind={kind} item={item} />
    </>
  );
}

function Missing({ kind }: { kind: InboxKind }) {
  const { missing, path, title } = kindTexts[kind];
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={missing}
      description="ربما تغيّر عنوانها، أو أنها ليست مما تجيب عنه."
      action={
        <Button asChild variant="secondary">
          <Link to={`/studio/${path}`}>{title}</Link>
        </Button>
      }
    />
  );
}

function ItemSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={`جارٍ التحميل: ${label}`}
      className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <SkeletonText lines={6} />
      <Skeleton className="h-48" />
    </div>
  );
}
