import type { WaitingText } from '@nibras/contract/assessment/grading/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { RowsSkeleton, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { MarkForm } from './mark-form.tsx';
import { waitingTextsQuery } from './queries.ts';

/** The texts that wait for a person: one at a time, the oldest first. */
export default function MarkingPage() {
  return useCapability('course:mark') ? <Desk /> : <MissingPage />;
}

const keyOf = ({ attempt, position }: WaitingText) => `${attempt}-${position}`;

function Desk() {
  const { params, hrefWith } = useListAddress();
  const numberOf = (name: string) => Number(params.get(name)) || undefined;
  const [course, lecture] = [numberOf('course'), numberOf('lecture')];
  const filter = { ...(course && { course }), ...(lecture && { lecture }) };
  const { data, error, isFetching, refetch } = useQuery(waitingTextsQuery(filter));
  const client = useQueryClient();
  // What was marked or put off here is in the list until it is fetched again.
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const waiting = data?.waiting.data.filter((one) => !marked.includes(keyOf(one))) ?? [];
  const current = waiting.find((one) => !putOff.includes(keyOf(one))) ?? waiting[0];
  const count = (data?.waiting.meta.total ?? 0) - marked.length;

  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
  function done(text: WaitingText, undo: number) {
    setMarked((before) => [...before, keyOf(text)]);
    showUndo(`حُفظت درجة ${text.student.name}`, undo, () => {
      setMarked((before) => before.filter((key) => key !== keyOf(text)));
      refresh();
    });
    // The next page comes when this one is done.
    if (waiting.length <= 1) void refetch().then(() => setMarked([]));
  }

  return (
    <StudioPage
      title="التصحيح"
      description="إجابات الأسئلة المقالية التي تنتظر درجة منك، الأقدم أولًا."
    >
      {data && (data.courses.length > 1 || course || lecture) && (
        <FilterLinks
          label={wording`إجابات أي كورس`}
          className="mb-5 [&_a]:px-4! [&_a]:text-sm"
          links={[
            {
              label: wording`كل الكورسات`,
              to: hrefWith({ course: undefined, lecture: undefined }),
              current: !course && !lecture,
            },
            ...data.courses.map(({ id, name, waiting: number }) => ({
              label: `${name} (${formatNumber(number)})`,
              to: hrefWith({ course: id, lecture: undefined }),
              current: course === id,
            })),
          ]}
        />
      )}
      {current ? (
        <MarkForm
          key={keyOf(current)}
          text={current}
          count={Math.max(count, waiting.length)}
          onDone={(undo) => done(current, undo)}
          onPutOff={
            waiting.length > 1 ? () => setPutOff((before) => [...before, keyOf(current)]) : null
          }
        />
      ) : data && !isFetching ? (
        <EmptyState
          icon={<SuccessIcon />}
          title="لا شيء ينتظر التصحيح"
          description={wording`حين {student:يسلّم|تسلّم} طالب اختبارًا {quiz:فيه|فيها} سؤال مقالي تظهر إجابته هنا، ونخبرك.`}
        />
      ) : error && !data ? (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsSkeleton label="ما ينتظر التصحيح" rows={3} />
      )}
    </StudioPage>
  );
}
