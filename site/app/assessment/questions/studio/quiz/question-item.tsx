import type { QuestionRow } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId } from 'react';
import { RowMenu } from '#studio-kit/lists/row-menu.tsx';
import { cx } from '#ui/class-names.ts';
import { CloseIcon, CopyIcon, DeleteIcon, DownIcon } from '#ui/ornament/icons.ts';
import { MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import OpenQuestion from '../editor/open-question.tsx';
import { kindTexts, lackSentence, shownName } from '../texts.ts';
import type { Quiz } from './use-quiz.ts';

interface QuestionItemProps {
  quiz: Quiz;
  id: number;
  position: number;
  disabled: boolean;
}

/** A question of a quiz: one line, and the whole of it once it is opened. */
export function QuestionItem({ quiz, id, position, disabled }: QuestionItemProps) {
  const panel = useId();
  const row = quiz.rows.get(id);
  const isOpen = quiz.open.isOpen(id);
  const name = shownName(row?.name);
  return (
    <>
      <div className="flex items-start">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => quiz.open.toggle(id)}
          className="flex min-h-13 min-w-0 grow cursor-pointer items-start gap-2 rounded-sm px-1 py-3 text-start focus-visible:-outline-offset-3"
        >
          <DownIcon
            className={cx(
              'mt-1 size-4 shrink-0 text-text-faint transition',
              !isOpen && 'rotate-90',
            )}
          />
          <span className="min-w-0 grow">
            <span className={isOpen ? 'block' : 'line-clamp-2'}>
              <span className="text-text-faint">{position + 1}. </span>
              <bdi className={row?.name ? 'wrap-anywhere' : 'text-text-faint'}>{name}</bdi>
            </span>
            {row && <Facts row={row} />}
          </span>
        </button>
        {!disabled && (
          <RowMenu of={`«${name}»`} className="mt-1">
            <MenuItem icon={<CopyIcon className="size-5" />} onSelect={() => void quiz.copy(id)}>
              انسخه بعده
            </MenuItem>
            <MenuItem
              icon={<CloseIcon className="size-5" />}
              onSelect={() => quiz.take(id, wording`أُزيل من الاختبار، وهو باقٍ في البنك`)}
            >
              {wording`أزله من الاختبار`}
            </MenuItem>
            {row && (
              <MenuItem
                danger={!row.deleted}
                icon={<DeleteIcon className="size-5" />}
                onSelect={() => void quiz.setTrashed(id, !row.deleted)}
              >
                {row.deleted ? 'أعده من سلة المحذوفات' : 'انقله إلى سلة المحذوفات'}
              </MenuItem>
            )}
          </RowMenu>
        )}
      </div>
      {isOpen && (
        <div id={panel} className="ps-3 pe-3 pb-5 max-sm:-ms-8 sm:ps-7">
          <OpenQuestion
            id={id}
            tags={quiz.tags.map(({ name: tag }) => tag)}
            takesFocus={quiz.made === id}
            onSaved={quiz.refresh}
            onNext={(kind) => void quiz.make(kind, id)}
          />
        </div>
      )}
    </>
  );
}

/** The kind, the points, and what is to be known before the publication. */
function Facts({ row }: { row: QuestionRow }) {
  const lack = row.deleted ? null : lackSentence(row.missing);
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-text-faint">
      <span>{kindTexts[row.kind].name}</span>
      <span>{countLabel(row.points, rareNouns.mark)}</span>
      {row.tags.map((tag) => (
        <bdi key={tag}>#{tag}</bdi>
      ))}
      {row.deleted && <span className="text-danger">في سلة المحذوفات، فلا يُسأل</span>}
      {lack && <span className="text-warning">{lack}</span>}
    </span>
  );
}
