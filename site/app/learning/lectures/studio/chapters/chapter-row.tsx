import { videoChapters as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatDuration } from '#content/media/studio/index.ts';
import { TimeField } from '#studio-kit/video/time-field.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { controlClass } from '#ui/form/input.tsx';
import { DeleteIcon, PlayIcon } from '#ui/ornament/icons.ts';
import type { ChapterRow as Row } from './use-chapters.ts';

interface ChapterRowProps {
  row: Row;
  isNow: boolean;
  disabled: boolean;
  /** Plays from there; null where the video does not play on this page. */
  onSeek: (() => void) | null;
  onMove(start: number): void;
  onRename(name: string): void;
  onPaste(text: string): boolean;
  onRemove(): void;
}

/** One chapter: a press plays from it, its time is typed or moved by keys, its name is written in place. */
export function ChapterRow(props: ChapterRowProps) {
  const { row, isNow, disabled } = props;
  const named = row.name.trim() || 'بلا اسم';
  return (
    <li
      data-chapter={row.at}
      aria-current={isNow ? 'time' : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-2 border-b border-line border-s-4 px-2 py-1.5 last:border-b-0',
        isNow ? 'border-s-accent bg-accent-soft' : 'border-s-transparent',
      )}
    >
      {props.onSeek && (
        <IconButton label={`شغّل من ${formatDuration(row.start)}: ${named}`} onClick={props.onSeek}>
          <PlayIcon className="size-5" />
        </IconButton>
      )}
      <TimeField
        label={`الوقت: ${named}`}
        value={row.start * 1_000}
        written={(value) => formatDuration(value / 1_000)}
        onChange={(value) => props.onMove(Math.floor(value / 1_000))}
        onStep={(by) => props.onMove(row.start + by)}
        disabled={disabled}
        className="w-20!"
      />
      <input
        data-chapter-name=""
        aria-label={wording`اسم {=الفصل} عند ${formatDuration(row.start)}`}
        placeholder={wording`اسم {=الفصل}`}
        dir="auto"
        disabled={disabled}
        maxLength={limits.nameMaxLength}
        value={row.name}
        enterKeyHint="done"
        onChange={({ target }) => props.onRename(target.value)}
        onKeyDown={(event) => {
          // The keys of the page work again.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
        onPaste={(event) => {
          if (props.onPaste(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        className={cx(
          controlClass,
          'min-h-11 min-w-0 rounded-sm px-3 text-start max-sm:order-last max-sm:basis-full sm:w-auto! sm:grow sm:basis-40',
        )}
      />
      {!disabled && (
        <IconButton label={`احذف «${named}»`} onClick={props.onRemove} className="max-sm:ms-auto">
          <DeleteIcon className="size-5" />
        </IconButton>
      )}
    </li>
  );
}
