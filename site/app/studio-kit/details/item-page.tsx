import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import type { Crumb } from '#ui/list/breadcrumbs.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { inOrder } from '#ui/list/skeleton.tsx';
import { EyeIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import MissingPage from '../frame/missing-page.tsx';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { StudioPage, type StudioPageProps } from '../frame/studio-page.tsx';
import { useFieldOfHash } from '../frame/use-field-of-hash.ts';
import { usePassage, usePublicPage } from '../frame/use-passage.ts';
import { PresenceNote } from '../saving/presence-note.tsx';
import { PublishBar } from '../saving/publish-bar.tsx';
import { RestoredNote } from '../saving/restored-note.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import type { EditedAnyItem } from '../saving/use-studio-item.ts';
import { BackToPage } from './back-to-page.tsx';
import { QuickPublish } from './quick-publish.tsx';

interface ItemPageProps {
  edited: EditedAnyItem;
  title(item: StudioItem): string;
  crumbs(item: StudioItem): Required<Crumb>[];
  /** Null where the page has none. */
  previewPath: string | null;
  hideTitle?: StudioPageProps['hideTitle'];
  /** Above the fields, over the whole width. */
  top?: ReactNode;
  /** At the head of the column beside the fields; on narrow screens above them. */
  navigation?: ReactNode;
  /** Beside the fields, below what can be done with the item. */
  side?(item: StudioItem): ReactNode;
  /** What the fields look like: stays in view beside them, and on narrow screens, where it has to be low, above them. */
  look?: ReactNode;
  children(item: StudioItem): ReactNode;
}

/** A page that edits one item: whether it is saved, who else works on it, its preview, and its publication. */
export function ItemPage(props: ItemPageProps) {
  const {
    edited,
    title,
    crumbs,
    previewPath,
    hideTitle = false,
    top,
    navigation,
    look,
    side,
    children,
  } = props;
  const { item, failure } = edited;
  useFieldOfHash(item !== null);
  usePassage(item !== null);
  const publicPage = usePublicPage();
  if (!item) {
    if (!failure) return <PageSkeleton />;
    if (isMissing(failure)) return <MissingPage />;
    return (
      <StudioPage title="تعذر فتح الصفحة" hideTitle recent={false}>
        <FailedState message={errorText(failure)} onRetry={() => void edited.reload()} />
      </StudioPage>
    );
  }
  return (
    <StudioPage
      title={title(item)}
      crumbs={crumbs(item)}
      hideTitle={hideTitle}
      status={
        <>
          <PresenceNote item={edited} />
          <SaveStatus item={edited} />
        </>
      }
      actions={
        <>
          {publicPage && <BackToPage from={publicPage} />}
          {previewPath && (
            <Button asChild variant="ghost" size="sm" icon={<EyeIcon className="size-5" />}>
              <Link to={previewPath}>معاينة</Link>
            </Button>
          )}
          {/* Where the publication stands below the fields, out of view. */}
          <QuickPublish edited={edited} item={item} className="xl:hidden" />
        </>
      }
    >
      {top}
      <RestoredNote item={edited} />
      {!item.permissions.edit && (
        <Notice tone="info" className="mb-6">
          ترى هذا المحتوى ولا تملك صلاحية تعديله.
        </Notice>
      )}
      <div
        className={cx(
          'flex flex-col gap-8 xl:grid',
          inOrder,
          look ? 'xl:grid-cols-2' : 'xl:grid-cols-[minmax(0,1fr)_18rem]',
          navigation != null && 'xl:grid-rows-[auto_1fr]',
        )}
      >
        {navigation && <div className="min-w-0 xl:col-start-2 xl:row-start-1">{navigation}</div>}
        <div
          className={cx(
            'min-w-0',
            navigation != null && 'xl:col-start-1 xl:row-span-2 xl:row-start-1',
            look != null && 'max-xl:[&_:is(input,textarea,button)]:scroll-mt-64',
          )}
        >
          {children(item)}
        </div>
        <div className="flex min-w-0 flex-col gap-8 max-xl:contents xl:sticky xl:top-20 xl:self-start">
          {look && (
            <div className="max-xl:sticky max-xl:top-(--studio-bar) max-xl:z-sticky max-xl:-order-1 max-xl:-mx-gutter">
              {look}
            </div>
          )}
          <PublishBar item={edited} />
          {side?.(item)}
        </div>
      </div>
    </StudioPage>
  );
}
