import {
  type FirstStep,
  type FirstStepBody,
  type FirstStepsAnswer,
  isConfirmed,
} from '@nibras/contract/site/first-steps/studio/shapes.ts';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { confirmTexts, stepPath, stepTexts } from './step-texts.ts';
import { TestMailButton } from './test-mail-button.tsx';
import { useStepChange } from './use-step-change.ts';

interface StepRowProps {
  step: FirstStep;
  done: boolean;
  skipped: boolean;
  answer: FirstStepsAnswer;
}

/** A step: whether it is done, and the ways to do, confirm or skip it. */
export function StepRow({ step, done, skipped, answer }: StepRowProps) {
  const { title, hint } = stepTexts[step];
  const isClosed = done || skipped;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full border',
          done ? 'border-success bg-success-soft text-success' : 'border-dashed border-line-strong',
        )}
      >
        {done && <CheckIcon className="size-4" />}
      </span>
      <div className="min-w-0 grow basis-56">
        <p className={cx('font-medium', isClosed && 'text-text-faint')}>
          {title}
          {done && <span className="sr-only"> (مكتملة)</span>}
          {skipped && <span className="font-normal"> (تخطيتها)</span>}
        </p>
        {!isClosed && <p className="text-sm text-text-soft">{hint}</p>}
      </div>
      {!done && <Actions step={step} skipped={skipped} answer={answer} />}
    </li>
  );
}

function Actions({ step, skipped, answer }: Omit<StepRowProps, 'done'>) {
  const { busy, setStep } = useStepChange();
  const { title, act } = stepTexts[step];
  const path = stepPath(step, answer);
  const say = (state: FirstStepBody['state'], told: string | null) =>
    setStep({ step, state }, told);
  const of = <span className="sr-only">: {title}</span>;
  if (skipped) {
    return (
      <Button variant="ghost" size="sm" disabled={busy} onClick={() => say('open', null)}>
        ارجع إليها{of}
      </Button>
    );
  }
  return (
    <div className="-ms-2 flex flex-wrap items-center">
      {step === 'mail' && <TestMailButton />}
      {path && (
        <Button asChild variant={step === 'mail' ? 'ghost' : 'secondary'} size="sm">
          {step === 'visit' ? (
            <a href={path} target="_blank" rel="noopener" onClick={() => say('confirmed', null)}>
              {act}
            </a>
          ) : (
            <Link to={path}>{act}</Link>
          )}
        </Button>
      )}
      {isConfirmed(step) && step !== 'visit' && (
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          onClick={() => say('confirmed', `اكتملت «${title}»`)}
        >
          {confirmTexts[step]}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        disabled={busy}
        onClick={() => say('skipped', `تخطيت «${title}»`)}
      >
        تخطَّ{of}
      </Button>
    </div>
  );
}
