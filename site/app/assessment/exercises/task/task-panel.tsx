import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { languageNames } from '#assessment/code-run/index.ts';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/list/badge.tsx';
import { MarkBadge } from '#ui/list/mark-badge.tsx';
import { inOrder } from '#ui/list/skeleton.tsx';
import { CodeIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import type { Exercise } from '../queries.ts';
import { Hints } from './hints.tsx';
import { TaskText } from './task-text.tsx';

interface TaskPanelProps {
  exercise: Exercise;
}

/** What is to be done, with what it gives and its hints. */
export function TaskPanel({ exercise }: TaskPanelProps) {
  const { language, mark, passed_at, rules, hidden_tests, attempts } = exercise;
  return (
    <div className={cx('flex min-w-0 flex-col gap-5', inOrder)}>
      <header className="flex flex-wrap items-center gap-2 border-b border-line pb-4">
        <CodeIcon className="size-6 shrink-0 text-accent-text" />
        <h2 className="me-auto text-base font-semibold">{wording`تمرين {برمجي|برمجية}`}</h2>
        <Badge>
          <bdi>{languageNames[language]}</bdi>
        </Badge>
        {mark && <MarkBadge mark={mark} />}
        {passed_at && !mark && (
          <Badge tone="success" icon={<SuccessIcon />}>
            حُلّ
          </Badge>
        )}
      </header>
      <TaskText lecture={exercise.lecture} html={exercise.html} />
      <p className="text-sm text-text-soft">
        {hidden_tests > 0
          ? wording`الدرجة من ${formatNumber(rules.points)}، بقدر ما ينجح من {=الاختبارات} المخفية. سلّم الحل ما شئت من المرات: أفضل محاولة هي التي تُحسب.`
          : wording`{exercise:هذا|هذه} التمرين بلا درجة: تتحقق {=اختباراته} في متصفحك، {lecture:وتُسجَّل|ويُسجَّل} المحاضرة {lecture:منجزة|منجزًا} حين تنجح كلها.`}
        {attempts > 0 && ` سلّمته حتى الآن ${timesText(attempts)}.`}
      </p>
      <Hints hints={exercise.hints} />
    </div>
  );
}

const timesText = (times: number) => countLabel(times, rareNouns.time, 'accusative');
