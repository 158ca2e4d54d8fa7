import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { LibraryIcon } from '../icons.ts';
import { MediaGrid, MediaGridSkeleton } from './media-grid.tsx';
import type { Library } from './use-library.ts';

interface LibraryListProps {
  library: Library;
  verb: string;
  onPress(media: Media): void;
}

/** The library's files with their states: loading, failed, empty, nothing found. */
export function LibraryList({ library, verb, onPress }: LibraryListProps) {
  const { list, search, kind, setPage } = library;
  if (list.isError) {
    return (
      <FailedState
        message={errorText(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!list.data) return <MediaGridSkeleton />;
  const { media, meta } = list.data;
  if (media.length === 0) {
    return search || kind ? (
      <EmptyState
        icon={<LibraryIcon />}
        title={search ? 'لا ملفات تطابق بحثك' : 'لا ملفات من هذا النوع'}
        description={search ? 'جرّب كلمة أخرى، أو نوعًا آخر من الملفات.' : 'اختر نوعًا آخر.'}
      />
    ) : (
      <EmptyState
        icon={<LibraryIcon />}
        title="لا ملفات بعد"
        description={wording`ارفع صورك وفيديوهاتك ومستنداتك، ثم استخدمها في كورساتك.`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <MediaGrid media={media} verb={verb} onPress={onPress} stale={list.isPlaceholderData} />
      {meta.last_page > 1 && (
        <nav aria-label="صفحات المكتبة" className="flex items-center justify-center gap-4">
          <Button
            variant="secondary"
            size="sm"
            disabled={meta.current_page <= 1}
            onClick={() => setPage(meta.current_page - 1)}
          >
            الأحدث
          </Button>
          <span className="text-sm text-text-soft">
            صفحة {meta.current_page} من {meta.last_page}
          </span>
          <Button
            variant="secondary"
            size="sm"
            disabled={meta.current_page >= meta.last_page}
            onClick={() => setPage(meta.current_page + 1)}
          >
            الأقدم
          </Button>
        </nav>
      )}
    </div>
  );
}
