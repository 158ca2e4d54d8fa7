import type { TranscriptLine } from '@nibras/contract/compat/parse-lecture.ts';
import { cx } from '#ui/class-names.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { LineText } from '#ui/text/line-text.tsx';
import { clock } from '../player/clock.ts';

interface TranscriptRowProps {
  row: number;
  line: TranscriptLine;
  search: string;
  /** The chapter that begins with it. */
  chapter: string | null;
  /** Whether it is being said. */
  isSpoken: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onPress(): void;
}

/** A line of a transcript; a press plays the video from its second. */
export function TranscriptRow({
  row,
  line,
  search,
  chapter,
  isSpoken,
  isStop,
  onPress,
}: TranscriptRowProps) {
  const button = (
    <button
      type="button"
      data-row={row}
      tabIndex={isStop ? 0 : -1}
      aria-current={isSpoken ? 'true' : undefined}
      onClick={onPress}
      className={cx(
        'flex min-h-11 w-full cursor-pointer items-baseline gap-3 rounded-md border-s-3 px-3 py-2 text-start leading-relaxed transition-colors focus-visible:-outline-offset-3',
        isSpoken
          ? 'border-accent bg-accent-soft font-medium text-text [&_mark]:bg-raised'
          : 'border-transparent forced-colors:border-[Canvas] text-text-soft hover:bg-sunken hover:text-text',
      )}
    >
      <bdi
        dir="ltr"
        className={cx(
          'min-w-10 shrink-0 text-end text-sm tabular-nums',
          isSpoken ? 'text-accent-text' : 'text-link',
        )}
      >
        {clock(line.start)}
      </bdi>
      <span dir="auto" className="min-w-0 grow wrap-anywhere">
        {search === '' ? (
          <LineText text={line.text} />
        ) : (
          <Highlight text={line.text} search={search} />
        )}
      </span>
    </button>
  );
  if (chapter === null) return button;
  return (
    <>
      <h3 dir="auto" className="px-3 pt-3 pb-1 text-start font-semibold wrap-anywhere">
        {chapter}
      </h3>
      {button}
    </>
  );
}
