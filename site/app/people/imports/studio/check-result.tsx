import type { ImportCheck, ImportColumn } from '@nibras/contract/people/imports/studio/shapes.ts';
import { countLabel, countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId } from 'react';
import { Badge } from '#ui/list/badge.tsx';
import { WarningIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { ColumnsTable } from './columns-table.tsx';
import {
  forecastNames,
  listProblemTexts,
  lossText,
  outcomes,
  problemText,
  readAs,
  unread,
} from './import-texts.ts';

/** What the dry run says: how the list was read, what will be done, and every line that is left out. */
export function CheckResult({ check, course, onColumns }: CheckResultProps) {
  // A list of lines without cells has no columns to choose.
  const table = check.preview.length > 0 && <ColumnsTable check={check} onColumns={onColumns} />;
  if (check.problem) {
    const { title, help } = listProblemTexts[check.problem];
    return (
      <div className="flex flex-col gap-6">
        <Notice tone="warning" title={title}>
          {help}
        </Notice>
        {table}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Summary check={check} course={course} />
      {table}
      {check.lossy.length > 0 && <LossyLines check={check} />}
      {check.bad.length > 0 && <BadLines check={check} />}
      {check.lines.length > 0 && <GoodLines check={check} />}
    </div>
  );
}

interface CheckResultProps {
  check: ImportCheck;
  /** In which course the people are enrolled; null for accounts alone. */
  course: { name: string | null } | null;
  onColumns(columns: ImportColumn[]): void;
}

function Summary({ check, course }: Pick<CheckResultProps, 'check' | 'course'>) {
  return (
    <section aria-label="ما سيحدث" role="status">
      <ul className="flex flex-wrap gap-x-8 gap-y-2 rounded-lg border border-line bg-raised px-5 py-3.5 text-lg font-semibold">
        {outcomes(check.counts, course !== null).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 wrap-anywhere">
        {course ? (
          <>
            يُسجَّل من في القائمة في: <bdi>{course.name ?? wording`الكورس {المختار|المختارة}`}</bdi>
          </>
        ) : (
          wording`لم تختر كورس{ًا}، فتُنشأ الحسابات وحدها.`
        )}
      </p>
      <p className="mt-2 text-sm text-text-faint">{readAs(check)}</p>
    </section>
  );
}

function BadLines({ check }: { check: ImportCheck }) {
  return (
    <NamedLines
      title={countWithVerb(check.counts.bad, rareNouns.line, unread)}
      hint="تُترك هذه الأسطر، ويُسجَّل الباقي."
      more={check.counts.bad - check.bad.length}
      lines={check.bad.map((bad) => ({ line: bad.line, what: problemText(bad), text: bad.text }))}
    />
  );
}

function LossyLines({ check }: { check: ImportCheck }) {
  return (
    <NamedLines
      title={`ضاع شيء من ${countLabel(check.counts.lossy, rareNouns.line, 'genitive')}`}
      hint="تُسجَّل هذه الأسطر بما بقي منها."
      more={check.counts.lossy - check.lossy.length}
      lines={check.lossy.map((one) => ({ line: one.line, what: lossText(one), text: '' }))}
    />
  );
}

interface NamedLinesProps {
  title: string;
  hint: string;
  /** How many more there are than those that are shown. */
  more: number;
  lines: { line: number; what: string; text: string }[];
}

/** Lines with their numbers and what is wrong with each. */
function NamedLines({ title, hint, more, lines }: NamedLinesProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 flex items-center gap-2 text-lg">
        <WarningIcon className="size-5 text-warning" />
        {title}
      </h2>
      <p className="mb-3 text-sm text-text-soft">{hint}</p>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-raised">
        {lines.map(({ line, what, text }) => (
          <li
            key={`${line} ${what}`}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 px-4 py-2.5"
          >
            <span className="text-sm text-text-faint tabular-nums">{`السطر ${line}`}</span>
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{what}</p>
              {text && (
                <p dir="auto" className="truncate text-start text-sm text-text-faint">
                  {text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-text-faint">{`و${more} غيرها.`}</p>}
    </section>
  );
}

function GoodLines({ check }: { check: ImportCheck }) {
  const { lines, counts } = check;
  const more = counts.good - lines.length;
  return (
    <details className="rounded-lg border border-line bg-raised">
      <summary className="cursor-pointer px-4 py-3 font-medium">
        {`ما قُرئ: ${countLabel(counts.good, 'student')}`}
      </summary>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto border-t border-line">
        {lines.map(({ line, name, email, phone, forecast }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-0 grow basis-56">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <span className="flex flex-wrap gap-x-4 text-sm text-text-faint">
                <bdi dir="ltr" className="wrap-anywhere">
                  {email}
                </bdi>
                {phone && <bdi dir="ltr">{phone}</bdi>}
              </span>
            </span>
            <Badge tone={forecast === 'new' ? 'link' : 'neutral'}>{forecastNames[forecast]}</Badge>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-text-faint">{`و${more} غيرهم.`}</p>
      )}
    </details>
  );
}
