import {
  type CompletionRules,
  faultOfRules,
  type StudioCompletion,
} from '@nibras/contract/learning/completion/shapes.ts';
import { completionWords } from '@nibras/contract/text/completion-words.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId } from 'react';
import { formatDate } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { warningsOf } from './warnings-of.ts';

interface RulesSummaryProps {
  rules: CompletionRules;
  /** Null until it is fetched: the words then are about every kind of work. */
  figures: StudioCompletion | null;
}

const faults = {
  nothing: wording`اختر شرطًا واحدًا على الأقل، وإلا أتم الكورس كل من يشترك فيه.`,
  dates: wording`آخر يوم يُحسب يسبق اليوم الذي {يكتمل|تكتمل} فيه الكورس، فلا {يتمه|يتمها} أحد.`,
};

const everyWork = { quizzes: 1, exercises: 1, marked: 1 };

/** What a student must do, in words, and what cannot be done. */
export function RulesSummary({ rules, figures }: RulesSummaryProps) {
  const heading = useId();
  const { timeZone } = useSiteConfig();
  const fault = faultOfRules(rules);
  if (fault) return <Notice tone="danger">{faults[fault]}</Notice>;
  const words = completionWords(rules, figures ?? everyWork, (at) => formatDate(at, timeZone));
  const warnings = figures ? warningsOf(rules, figures, Date.now()) : [];
  return (
    <>
      {words.length > 0 && (
        <section aria-labelledby={heading} className="rounded-md bg-sunken px-4 py-3">
          <h3 id={heading} className="text-sm font-medium text-text-soft">
            {wording`ما {student:يفعله|تفعله} الطالب {student:ليتم|لتتم} الكورس`}
          </h3>
          <ul className="mt-1 list-disc ps-5">
            {words.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {warnings.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </>
  );
}
