import type { QuestionRow } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import type { VideoQuestionPlace } from '@nibras/contract/assessment/video-questions/shapes.ts';
import type { VideoQuestionFigures } from '@nibras/contract/assessment/video-questions/studio/shapes.ts';
import { lazy, Suspense, useId } from 'react';
import { kindTexts, lackSentence, shownName } from '#assessment/questions/studio/index.ts';
import { TimeField } from '#studio-kit/video/time-field.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { DeleteIcon, DownIcon, PlayIcon } from '#ui/ornament/icons.ts';
import { clock } from '../../player/clock.ts';

/** With the editor of questions, which a list of closed ones does not need. */
const OpenQuestion = lazy(() => import('#assessment/questions/studio/editor/open-question.tsx'));

interface PlaceRowProps {
  place: VideoQuestionPlace;
  /** Absent while it is fetched. */
  row: QuestionRow | undefined;
  figures: VideoQuestionFigures | undefined;
  /** Whether the video is shorter: it was replaced since. */
  isAfterEnd: boolean;
  tags: readonly string[];
  isOpen: boolean;
  /** Whether it was just made, so that its text gets the keyboard. */
  isNew: boolean;
  disabled: boolean;
  onToggle(): void;
  /** Plays from there; null where the video does not play on this page. */
  onSeek: (() => void) | null;
  onMove(second: number): void;
  onRemove(): void;
  onSaved(): void;
}

/** A question at a second: a press plays from there, its time is typed or moved by keys, and it is edited in place. */
export function PlaceRow(props: PlaceRowProps) {
  const { place, row, figures, isOpen, disabled } = props;
  const { second, question } = place;
  const panel = useId();
  const name = shownName(row?.name);
  const time = clock(second);
  return (
    <li data-place={question} className="border-b border-line px-2 py-1.5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-2">
        {props.onSeek && (
          <IconButton label={`شغّل من ${time}: ${name}`} onClick={props.onSeek}>
            <PlayIcon className="size-5" />
          </IconButton>
        )}
        <TimeField
          label={`الوقت: ${name}`}
          value={second * 1_000}
          written={(value) => clock(value / 1_000)}
          onChange={(value) => props.onMove(value / 1_000)}
          onStep={(by) => props.onMove(second + by)}
          disabled={disabled}
          className="w-20!"
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={props.onToggle}
          className="flex min-h-11 min-w-0 grow basis-40 cursor-pointer items-start gap-2 rounded-sm px-1 py-2 text-start focus-visible:-outline-offset-3 max-sm:order-last max-sm:basis-full"
        >
          <DownIcon
            className={cx(
              'mt-1 size-4 shrink-0 text-text-faint transition',
              !isOpen && 'rotate-90',
            )}
          />
          <span className="min-w-0 grow">
            <bdi className={cx('block', row?.name ? 'wrap-anywhere' : 'text-text-faint')}>
              {name}
            </bdi>
            {row && <Facts row={row} figures={figures} isAfterEnd={props.isAfterEnd} />}
          </span>
        </button>
        {!disabled && (
          <IconButton
            label={`أزل «${name}» من الفيديو`}
            onClick={props.onRemove}
            className="max-sm:ms-auto"
          >
            <DeleteIcon className="size-5" />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div id={panel} className="px-2 pt-2 pb-4">
          <Suspense fallback={<SkeletonText lines={3} />}>
            <OpenQuestion
              id={question}
              tags={props.tags}
              takesFocus={props.isNew}
              onSaved={props.onSaved}
            />
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** The kind, what keeps it from being asked, and how it was answered. */
function Facts({
  row,
  figures,
  isAfterEnd,
}: {
  row: QuestionRow;
  figures: VideoQuestionFigures | undefined;
  isAfterEnd: boolean;
}) {
  const lack = row.deleted ? null : lackSentence(row.missing);
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-text-faint">
      <span>{kindTexts[row.kind].name}</span>
      {figures && (
        <span className="tabular-nums">
          {`الإجابات: ${figures.answered}، صحيحة من أول مرة: ${figures.right_first}، صحيحة: ${figures.right}`}
        </span>
      )}
      {row.deleted && <span className="text-danger">في سلة المحذوفات، فلا يُسأل</span>}
      {!row.deleted && row.kind === 'essay' && (
        <span className="text-danger">إجابته مقالية، فلا يُسأل في الفيديو</span>
      )}
      {isAfterEnd && (
        <span className="text-warning">بعد نهاية الفيديو، فلا يُسأل إلا من القائمة</span>
      )}
      {lack && <span className="text-warning">{lack}</span>}
    </span>
  );
}
