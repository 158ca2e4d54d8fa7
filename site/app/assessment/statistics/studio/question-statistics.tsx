import type {
  ChoiceStatistics,
  QuestionStatistics as Statistics,
} from '@nibras/contract/assessment/statistics/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { Figures } from './figures.tsx';
import { questionStatisticsQuery } from './queries.ts';
import { RefusedAnswers } from './refused-answers.tsx';
import { percent, separation, separationHelp } from './statistics-texts.ts';

/** What was answered to a question: how hard it is, how well it separates, which wrong answers are given. */
export function QuestionStatistics({
  question,
  mayAccept,
}: {
  question: number;
  /** Whether the user may accept refused answers, which publishes them. */
  mayAccept: boolean;
}) {
  const { data, error, refetch } = useQuery(questionStatisticsQuery(question));
  return (
    <Section title="إحصاءات السؤال">
      {error && !data ? (
        <FailedState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <Answered data={data} question={question} mayAccept={mayAccept} />
      ) : (
        <div role="status" aria-label="جارٍ تحميل الإحصاءات">
          <Skeleton className="h-16 w-full" />
        </div>
      )}
    </Section>
  );
}

interface AnsweredProps {
  data: Statistics;
  question: number;
  mayAccept: boolean;
}

function Answered(props: AnsweredProps) {
  const { data } = props;
  if (data.asked === 0) {
    // Videos ask too, and what is written there may be accepted.
    if (data.wrong.length > 0) return <Refused {...props} />;
    return (
      <p className="text-text-soft">{wording`تظهر هنا بعد أن يجيب عنه الطلاب{ون} في اختبار.`}</p>
    );
  }
  const { word, tone } = separation(data.discrimination);
  return (
    <div className="flex flex-col gap-5">
      <Figures
        figures={[
          {
            label: 'طُرح',
            value: data.asked === 0 ? 'لم يُطرح بعد' : countLabel(data.asked, rareNouns.time),
          },
          ...(data.blank > 0 ? [{ label: 'بلا إجابة', value: data.blank }] : []),
          ...(data.unmarked > 0 ? [{ label: 'ينتظر التصحيح', value: data.unmarked }] : []),
          ...(data.difficulty === null
            ? []
            : [{ label: 'متوسط الدرجة', value: percent(data.difficulty) }]),
          {
            label: 'التمييز',
            value: (
              <span className="flex items-center gap-2">
                {data.discrimination !== null && (
                  <bdi dir="ltr">{data.discrimination.toFixed(2)}</bdi>
                )}
                <Badge tone={tone}>{word}</Badge>
              </span>
            ),
          },
        ]}
      />
      <p className="text-sm text-text-soft">{separationHelp}</p>
      {data.choices.length > 0 && <Choices choices={data.choices} asked={data.asked} />}
      {data.kind === 'text' || data.kind === 'number' ? (
        (data.asked > data.blank || data.wrong.length > 0) && <Refused {...props} />
      ) : (
        <WrongTexts wrong={data.wrong} />
      )}
      {data.parts?.some(({ count }) => count > 0) && <Parts parts={data.parts} />}
    </div>
  );
}

const Refused = ({ data, question, mayAccept }: AnsweredProps) => (
  <RefusedAnswers
    question={question}
    answers={data.wrong}
    further={data.further}
    mayAccept={mayAccept}
  />
);

function Choices({ choices, asked }: { choices: readonly ChoiceStatistics[]; asked: number }) {
  return (
    <ul aria-label="الخيارات" className="flex flex-col gap-3">
      {choices.map(({ id, text, correct, count, misleads }) => (
        <li key={id} className="flex flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2">
            {correct && <SuccessIcon className="size-4.5 text-success" aria-label="صحيح" />}
            <bdi className="min-w-0 wrap-anywhere">{text || 'خيار بلا نص'}</bdi>
            {misleads && <Badge tone="warning">يضلّل المتفوقين</Badge>}
            <span className="ms-auto text-sm text-text-soft tabular-nums">
              {count === 0 ? 'لم يختره أحد' : countLabel(count, rareNouns.time)}
            </span>
          </span>
          <ProgressBar value={count / asked} label={`نسبة من اختاروا ${text}`} showValue />
        </li>
      ))}
      {choices.some(({ misleads }) => misleads) && (
        <li className="text-sm text-text-soft">
          {wording`«يضلّل المتفوقين»: اختاره من المتفوقين في بقية الاختبار عدد أكبر ممن اختاروا الإجابة الصحيحة. راجع صياغته.`}
        </li>
      )}
    </ul>
  );
}

function WrongTexts({ wrong }: { wrong: Statistics['wrong'] }) {
  if (wrong.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-base">أكثر الإجابات الخاطئة</h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {wrong.map(({ text, count }) => (
          <li key={text} className="flex items-baseline gap-3 px-4 py-2">
            <span dir="auto" className="min-w-0 grow text-start wrap-anywhere">
              {text}
            </span>
            <span className="text-sm text-text-soft tabular-nums">
              {countLabel(count, rareNouns.time)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Parts({ parts }: { parts: NonNullable<Statistics['parts']> }) {
  return (
    <ul aria-label="الأزواج" className="flex flex-col gap-3">
      {parts.map(({ text, right }) => (
        <li key={text} className="flex flex-col gap-1">
          <bdi className="wrap-anywhere">{text}</bdi>
          <ProgressBar value={right} label={`نسبة من أصابوا في ${text}`} showValue />
        </li>
      ))}
    </ul>
  );
}
