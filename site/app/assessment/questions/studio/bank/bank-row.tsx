import type { QuestionRow } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { Link } from 'react-router';
import { StateMark } from '#studio-kit/frame/state-mark.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { difficultyWord, kindTexts, lackSentence, shownName } from '../texts.ts';

interface BankRowProps {
  row: QuestionRow;
  /** Marked in the name. */
  search: string;
  isSelected: boolean;
  onSelect(extend: boolean): void;
  mayEdit: boolean;
}

/** A question in the bank; its name leads to where it is edited. */
export function BankRow({ row, search, isSelected, onSelect, mayEdit }: BankRowProps) {
  const name = shownName(row.name);
  const lack = lackSentence(row.missing);
  return (
    <li className="flex items-start gap-1 px-2 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 sm:px-3">
      {mayEdit && (
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">{`حدّد «${name}»`}</span>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            className="size-4.5 accent-link"
          />
        </label>
      )}
      <div className="grid min-w-0 grow gap-x-4 gap-y-1 py-2.5 pe-1 @2xl:grid-cols-[minmax(0,1fr)_7rem_9rem]">
        <div className="min-w-0">
          <h2 className="text-base leading-normal">
            <Link
              to={`/studio/questions/${row.id}`}
              className="font-medium text-text no-underline wrap-anywhere hover:text-link"
            >
              <bdi className={row.name ? '' : 'text-text-faint'}>
                <Highlight text={name} search={search} />
              </bdi>
            </Link>
          </h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
            <span>{kindTexts[row.kind].name}</span>
            <span>{countLabel(row.points, rareNouns.mark)}</span>
            {row.tags.map((tag) => (
              <bdi key={tag}>#{tag}</bdi>
            ))}
            {lack && <span className="text-warning">{lack}</span>}
          </p>
          {row.quizzes.length > 0 && (
            <p className="text-sm text-text-faint">
              {'في '}
              {row.quizzes.map(({ id, name: quiz }, index) => (
                <span key={id}>
                  {index > 0 && '، '}
                  <Link to={`/studio/lectures/${id}#quiz_items`} className="text-text-soft">
                    <bdi>{quiz}</bdi>
                  </Link>
                </span>
              ))}
            </p>
          )}
        </div>
        <p className="text-sm text-text-soft">
          {row.difficulty === null ? (
            <span className="text-text-faint">لم يُجب عنه أحد بعد</span>
          ) : (
            <>
              {`${difficultyWord(row.difficulty)} (${formatNumber(Math.round(row.difficulty * 100))}%)`}
              <span className="block text-text-faint">
                {countLabel(row.answered, rareNouns.answer)}
              </span>
            </>
          )}
        </p>
        <StateMark state={row.state} hasDraft={row.has_draft} />
      </div>
    </li>
  );
}
