import type { ExchangeCheck } from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { countLabel, countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useId } from 'react';
import { kindTexts, lackSentence, shownName } from '#assessment/questions/studio/index.ts';
import { Badge } from '#ui/list/badge.tsx';
import { WarningIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { leftText, noteText, problemText } from './exchange-texts.ts';

/** What the dry run says: what will be made, what of it changes, and every question that is left out. */
export function CheckReport({ check }: { check: ExchangeCheck }) {
  if (check.problem) {
    const { title, help } = problemText(check.problem, check.detail);
    return (
      <Notice tone="warning" title={title}>
        {help}
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Summary check={check} />
      {check.left.length > 0 && <LeftOut check={check} />}
      {check.questions.length > 0 && <Questions check={check} />}
    </div>
  );
}

const formatNames = { gift: 'GIFT', xml: 'Moodle XML' };

function Summary({ check: { counts, format } }: { check: ExchangeCheck }) {
  const facts = [
    { label: 'تُضاف', count: counts.good },
    { label: 'منها بملاحظة', count: counts.noted },
    { label: 'منها غير مكتمل', count: counts.incomplete },
    { label: 'لا تُستورد', count: counts.left },
  ];
  return (
    <section aria-label="ما سيحدث" role="status">
      <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded-lg border border-line bg-sunken px-5 py-3.5">
        {facts
          .filter(({ count }, at) => at === 0 || count > 0)
          .map(({ label, count }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-text-soft">{label}</dt>
              <dd className="text-xl font-semibold tabular-nums">{count}</dd>
            </div>
          ))}
      </dl>
      {format && (
        <p className="mt-2 text-sm text-text-faint">{`قرأناها بصيغة ${formatNames[format]}.`}</p>
      )}
    </section>
  );
}

const listClass = 'divide-y divide-line rounded-lg border border-line';
const rowClass = 'grid gap-x-3 px-4 py-2.5 sm:grid-cols-[4.5rem_minmax(0,1fr)]';

const unimported = { masculine: 'لا يُستورد', feminine: 'لا تُستورد' };

function LeftOut({ check }: { check: ExchangeCheck }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-3 flex items-center gap-2 text-base">
        <WarningIcon className="size-5 text-warning" />
        {countWithVerb(check.counts.left, rareNouns.question, unimported)}
      </h3>
      <ul className={listClass}>
        {check.left.map(({ line, name, problem, detail }) => (
          <li key={line} className={rowClass}>
            <span className="text-sm text-text-faint tabular-nums">{`السطر ${line}`}</span>
            <div className="min-w-0">
              <p dir="auto" className="line-clamp-2 text-start font-medium wrap-anywhere">
                {shownName(name)}
              </p>
              <p className="text-sm wrap-anywhere text-text-soft">{leftText(problem, detail)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ check: { questions, counts } }: { check: ExchangeCheck }) {
  const heading = useId();
  const more = counts.good - questions.length;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-3 text-base">
        {`ما يُضاف: ${countLabel(counts.good, rareNouns.question)}`}
      </h3>
      <ul className={listClass}>
        {questions.map(({ line, kind, name, tags, missing, notes }) => {
          const lack = lackSentence(missing);
          return (
            <li key={line} className={rowClass}>
              <span className="text-sm text-text-faint tabular-nums">{`السطر ${line}`}</span>
              <div className="flex min-w-0 flex-col gap-1">
                <p dir="auto" className="line-clamp-2 text-start font-medium wrap-anywhere">
                  {shownName(name)}
                </p>
                <p className="flex flex-wrap items-center gap-1.5">
                  <Badge>{kindTexts[kind].name}</Badge>
                  {tags.map((tag) => (
                    <Badge key={tag} tone="link">
                      {tag}
                    </Badge>
                  ))}
                </p>
                {lack && <p className="text-sm text-warning">{lack}</p>}
                {notes.map(({ note, detail }) => (
                  <p key={`${note} ${detail}`} className="text-sm wrap-anywhere text-text-soft">
                    {noteText(note, detail)}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-text-faint">{`و${more} غيرها.`}</p>}
    </section>
  );
}
