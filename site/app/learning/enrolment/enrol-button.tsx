import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEarlyPress } from '#platform/browser/use-early-press.ts';
import { Button } from '#ui/form/button.tsx';
import type { ButtonSize, ButtonVariant } from '#ui/form/button-class.ts';
import { MailIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { type EnrolAction, isMemberAction } from './enrol-action.ts';
import type { Enrolment } from './use-enrolment.ts';

interface EnrolButtonProps {
  action: EnrolAction;
  enrolment: Pick<Enrolment, 'initialized' | 'known' | 'starting' | 'act'>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

const wait = 'جارٍ التحميل…';

/** The enrolment button of a course's page, in the state of the user's enrolment. */
export function EnrolButton({
  action,
  enrolment,
  variant,
  size = 'lg',
  className,
}: EnrolButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A press while it is not known yet what the user may do is remembered, and done once it is.
  const [isPressed, setIsPressed] = useState(false);
  const press = () => (enrolment.known ? enrolment.act() : setIsPressed(true));
  const goOn = useEffectEvent(() => {
    if (!isPressed) return;
    setIsPressed(false);
    if (!action.disabled) enrolment.act();
  });
  useEffect(() => {
    if (enrolment.known) goOn();
  }, [enrolment.known]);
  useEarlyPress(button, () => !action.disabled && press());
  return (
    <Button
      ref={button}
      data-early=""
      variant={variant}
      size={size}
      className={className}
      // Not `disabled`: a closing dialog returns the focus to this button.
      {...(action.disabled && { 'aria-disabled': true })}
      loading={enrolment.starting || !enrolment.known}
      loadingLabel={enrolment.known ? action.busyLabel : wait}
      onClickCapture={enrolment.known ? undefined : press}
      onClick={action.disabled ? undefined : enrolment.act}
      icon={
        isMemberAction(action) ? (
          <SuccessIcon className="size-5" />
        ) : action.kind === 'verify' ? (
          <MailIcon className="size-5" />
        ) : undefined
      }
    >
      {enrolment.initialized ? action.label : <GuestLabel>{action.label}</GuestLabel>}
    </Button>
  );
}

/**
 * The server renders the offer for guests. In a browser that stores a session, nothing is offered before it is known
 * whether the user has enrolled.
 */
function GuestLabel({ children }: { children: string }) {
  return (
    <>
      <span className="in-data-returning:hidden">{children}</span>
      <span className="hidden items-center gap-2 in-data-returning:inline-flex">
        <Spinner size="sm" />
        {wait}
      </span>
    </>
  );
}
