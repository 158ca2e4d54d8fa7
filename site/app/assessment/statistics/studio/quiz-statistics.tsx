import type {
  QuizQuestionStatistics,
  QuizStatistics as Statistics,
} from '@nibras/contract/assessment/statistics/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shownName } from '#assessment/questions/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Figures } from './figures.tsx';
import { quizStatisticsQuery } from './queries.ts';
import { percent, separation, separationHelp } from './statistics-texts.ts';
import { TenthsChart } from './tenths-chart.tsx';

/** What came of a quiz: its marks, and its questions with the hardest first. */
export function QuizStatistics({ lecture }: { lecture: number }) {
  const { data, error, refetch } = useQuery(quizStatisticsQuery(lecture));
  return (
    <Section title={wording`إحصاءات الاختبار`}>
      {error && !data ? (
        <FailedState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <Taken data={data} />
      ) : (
        <div role="status" aria-label="جارٍ تحميل الإحصاءات">
          <Skeleton className="h-16 w-full" />
        </div>
      )}
    </Section>
  );
}

function Taken({ data }: { data: Statistics }) {
  if (data.attempts === 0) {
    return (
      <p className="text-text-soft">
        {data.marking > 0
          ? 'سُلّمت محاولات وتنتظر التصحيح؛ تظهر الإحصاءات بعده.'
          : wording`تظهر هنا بعد أن يسلّم الطلاب{ون} إجاباتهم.`}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Figures
        figures={[
          { label: 'سلّمها', value: countLabel(data.people, 'student') },
          { label: 'المحاولات', value: countLabel(data.attempts, rareNouns.attempt) },
          ...(data.marking > 0 ? [{ label: 'تنتظر التصحيح', value: data.marking }] : []),
          { label: 'متوسط الدرجات', value: percent(data.mean ?? 0) },
          { label: 'وسيط الدرجات', value: percent(data.median ?? 0) },
          { label: 'ناجحة', value: percent(data.passed ?? 0) },
        ]}
      />
      <TenthsChart tenths={data.tenths} />
      <Questions questions={data.questions} />
    </div>
  );
}

function Questions({ questions }: { questions: readonly QuizQuestionStatistics[] }) {
  if (questions.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-base">الأسئلة، أصعبها أولًا</h3>
      <p className="mb-3 text-sm text-text-soft">{separationHelp}</p>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {questions.map((question, at) => {
          const { id, name, difficulty, discrimination, refused } = question;
          const { word, tone } = separation(discrimination);
          return (
            <li
              key={id ?? `gone-${at}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5"
            >
              <span className="min-w-0 grow basis-56">
                {id === null ? (
                  <bdi className="wrap-anywhere">{shownName(name)}</bdi>
                ) : (
                  <Link to={`/studio/questions/${id}`} className="wrap-anywhere">
                    <bdi>{shownName(name)}</bdi>
                  </Link>
                )}
              </span>
              <span className="text-sm text-text-soft tabular-nums">
                {difficulty === null ? 'ينتظر التصحيح' : `متوسط درجته ${percent(difficulty)}`}
              </span>
              {refused > 0 && id !== null && (
                <Link to={`/studio/questions/${id}`} className="text-sm">
                  رُفضت {countLabel(refused, rareNouns.answer, 'nominative')}
                </Link>
              )}
              <Badge tone={tone}>{word}</Badge>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
