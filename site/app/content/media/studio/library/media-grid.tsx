import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { MediaThumbnail } from '../media-preview.tsx';
import { factsOf, kindNames, usesText } from '../media-texts.ts';

interface MediaGridProps {
  media: readonly Media[];
  /** What pressing a file does, for its accessible name: «افتح», «اختر». */
  verb: string;
  onPress(media: Media): void;
  /** Whether older files are shown while others load. */
  stale?: boolean;
}

const stateText = ({ state, failure, warning }: Media): string | null => {
  if (state === 'processing') return 'تجري معالجته';
  if (state === 'failed') return 'لا يصلح';
  if (failure) return 'تعذر استبداله';
  return warning ? 'عليه تنبيه' : null;
};

const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';

/** Files of the library, the newest first. */
export function MediaGrid({ media, verb, onPress, stale = false }: MediaGridProps) {
  return (
    <ul className={cx(gridClass, stale && 'opacity-60')} aria-busy={stale}>
      {media.map((one) => (
        <li key={one.id} className="min-w-0">
          <button
            type="button"
            onClick={() => onPress(one)}
            className="flex h-full w-full min-w-0 flex-col overflow-hidden rounded-md border border-line bg-raised text-start transition-colors hover:border-line-strong"
          >
            <span className="sr-only">
              {verb} {kindNames[one.kind]}
            </span>
            <MediaThumbnail media={one} className="w-full" />
            <span className="flex w-full min-w-0 flex-col gap-0.5 p-2 text-sm">
              <FileName name={one.name} className="truncate font-medium" />
              <span className="truncate text-text-soft">{factsOf(one).slice(0, 2).join('، ')}</span>
              <span className={cx('truncate', stateText(one) ? 'text-danger' : 'text-text-faint')}>
                {stateText(one) ?? usesText(one.uses)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The grid while it loads. */
export function MediaGridSkeleton() {
  return (
    <div className={gridClass} aria-hidden="true">
      {Array.from({ length: 10 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={place} className="aspect-4/3 w-full" />
      ))}
    </div>
  );
}
