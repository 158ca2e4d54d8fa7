import type { FirstStepsAnswer } from '@nibras/contract/site/first-steps/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { firstStepsQuery } from './queries.ts';
import { StepRow } from './step-row.tsx';
import { useStepChange } from './use-step-change.ts';

const isOpen = ({ steps, dismissed }: FirstStepsAnswer) =>
  !dismissed && steps.some(({ done, skipped }) => !done && !skipped);

/** The first steps on the studio's first page, for admins, until all are done or skipped or the list is hidden. */
export function FirstSteps() {
  return useCapability('settings:edit') ? <UntilDone /> : null;
}

function UntilDone() {
  const { data, isPending } = useQuery(firstStepsQuery);
  const { busy, dismiss } = useStepChange();
  // What stands below waits for it, and so never moves.
  if (isPending) {
    return (
      <div role="status" aria-label="جارٍ التحميل: الخطوات الأولى">
        <Skeleton className="h-24" />
      </div>
    );
  }
  // A page about other things: what cannot be fetched is not missed, and the settings have it too.
  if (!data || !isOpen(data)) return null;
  return (
    <Section title="الخطوات الأولى" description={leftText(data)}>
      <Steps answer={data} />
      <div>
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3"
          disabled={busy}
          onClick={() => dismiss(true, 'أُخفيت القائمة، وتجدها في الإعدادات، في «متقدم»')}
        >
          أخفِ القائمة
        </Button>
      </div>
    </Section>
  );
}

/** The first steps in the settings: also when all are done, or where the first page no longer shows them. */
export function FirstStepsSection() {
  const { data, error, isFetching, refetch } = useQuery(firstStepsQuery);
  const { busy, dismiss } = useStepChange();
  return (
    <div data-studio-field="first_steps">
      <Section title="الخطوات الأولى" description={data ? leftText(data) : texts.left}>
        {!data && error && (
          <FailedState
            headingLevel={2}
            title="تعذر تحميل الخطوات"
            message={errorText(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <SkeletonText lines={6} />}
        {data && <Steps answer={data} />}
        {data?.dismissed && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              disabled={busy}
              onClick={() => dismiss(false, 'تظهر القائمة في أول صفحة من الاستوديو حتى تكتمل')}
            >
              أظهرها في الصفحة الأولى
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}

const texts = {
  left: 'ما يلزم منصتك قبل أن تستقبل الناس. كل خطوة تكتمل وحدها حين تتم، وتتخطى ما لا تحتاج إليه.',
  none: 'اكتملت الخطوات كلها، أو تخطيت ما بقي منها.',
};

function leftText({ steps }: FirstStepsAnswer): string {
  const isLeft = steps.some(({ done, skipped }) => !done && !skipped);
  return isLeft ? texts.left : texts.none;
}

function Steps({ answer }: { answer: FirstStepsAnswer }) {
  const done = answer.steps.filter((one) => one.done).length;
  const next = answer.steps.find((one) => !one.done && !one.skipped)?.step;
  return (
    <>
      <ProgressBar
        value={done / answer.steps.length}
        label={`المكتمل ${done} من ${answer.steps.length}`}
      />
      <ol className="-my-2 divide-y divide-line">
        {answer.steps.map((one) => (
          <StepRow key={one.step} {...one} isNext={one.step === next} answer={answer} />
        ))}
      </ol>
    </>
  );
}
