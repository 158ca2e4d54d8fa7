import {
  type FirstStep,
  type FirstStepBody,
  type FirstStepsAnswer,
  isConfirmed,
} from '@nibras/contract/site/first-steps/studio/shapes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { currencyName } from '#studio-kit/frame/currency-name.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CheckIcon, DownIcon } from '#ui/ornament/icons.ts';
import { useCurrency } from '#ui/text/currency.ts';
import { Link as TextLink } from '#ui/text/link.tsx';
import { besideStep, confirmTexts, stepPath, textsOf } from './step-texts.ts';
import { TestMailButton } from './test-mail-button.tsx';
import { useStepChange } from './use-step-change.ts';

interface StepRowProps {
  step: FirstStep;
  done: boolean;
  skipped: boolean;
  /** The first that is left to do. */
  isNext: boolean;
  answer: FirstStepsAnswer;
}

/**
 * A step: whether it is done, and the ways to do, confirm or skip it. On a phone a step that is not the next one is a line
 * with the way to its place, and the rest of it opens below.
 */
export function StepRow({ step, done, skipped, isNext, answer }: StepRowProps) {
  const { title, hint } = textsOf(step, answer);
  const [isOpen, setIsOpen] = useState(false);
  const isClosed = done || skipped;
  const isFolded = !isNext && !isOpen && !isClosed;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-2 max-sm:gap-x-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full border',
          done ? 'border-success bg-success-soft text-success' : 'border-dashed border-line-strong',
        )}
      >
        {done && <CheckIcon className="size-4" />}
      </span>
      <div className={cx('min-w-0 grow', isFolded ? 'basis-0 sm:basis-56' : 'basis-56')}>
        <p className={cx('font-medium', isClosed && 'text-text-faint')}>
          {title}
          {done && <span className="sr-only"> (مكتملة)</span>}
          {skipped && <span className="font-normal"> (تخطيتها)</span>}
        </p>
        {!isClosed && (
          <p className={cx('text-sm text-text-soft', isFolded && 'max-sm:hidden')}>
            {hint} <Beside step={step} />
          </p>
        )}
      </div>
      {!done && <Actions step={step} skipped={skipped} isFolded={isFolded} answer={answer} />}
      {!isNext && !isClosed && (
        <IconButton
          label={isOpen ? `اطوِ «${title}»` : `افتح «${title}»`}
          aria-expanded={isOpen}
          className={cx('size-10! sm:hidden', isOpen && 'absolute end-0 top-1')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <DownIcon className={cx('transition-transform', isOpen && 'rotate-180')} />
        </IconButton>
      )}
    </li>
  );
}

/** What else belongs to a step, with the way to change it. */
function Beside({ step }: { step: FirstStep }) {
  const { code = 'USD' } = useCurrency() ?? {};
  const beside = besideStep[step];
  if (!beside) return null;
  return (
    <>
      {step === 'payment' && `العملة الآن: ${currencyName(code)}. `}
      <TextLink to={beside.to}>{beside.label}</TextLink>
    </>
  );
}

interface ActionsProps extends Pick<StepRowProps, 'step' | 'skipped' | 'answer'> {
  /** On a phone only the way to its place is shown. */
  isFolded: boolean;
}

function Actions({ step, skipped, isFolded, answer }: ActionsProps) {
  const { busy, setStep } = useStepChange();
  const { title, act } = textsOf(step, answer);
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
  const folded = isFolded ? 'max-sm:hidden' : '';
  return (
    // On a phone the actions of an open step stand below its text, and those of a folded one beside it.
    <div className={cx('-ms-2 flex flex-wrap items-center', !isFolded && 'max-sm:ms-9')}>
      {step === 'mail' && (
        <span className={folded}>
          <TestMailButton />
        </span>
      )}
      {path && (
        <Button asChild variant={step === 'mail' ? 'ghost' : 'secondary'} size="sm">
          {step === 'visit' ? (
            // In a tab of this name nobody is signed in (session.ts).
            <a href={path} target="visitor" onClick={() => say('confirmed', null)}>
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
          className={folded}
          disabled={busy}
          onClick={() => say('confirmed', `اكتملت «${title}»`)}
        >
          {confirmTexts[step]}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        className={folded}
        disabled={busy}
        onClick={() => say('skipped', `تخطيت «${title}»`)}
      >
        تخطَّ{of}
      </Button>
    </div>
  );
}
