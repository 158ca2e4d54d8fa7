import { Button } from '#ui/form/button.tsx';
import type { ButtonSize } from '#ui/form/button-class.ts';
import { MailIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import type { EnrolAction } from './enrol-action.ts';
import type { Enrolment } from './use-enrolment.ts';

interface EnrolButtonProps {
  action: EnrolAction;
  enrolment: Pick<Enrolment, 'known' | 'starting' | 'act'>;
  size?: ButtonSize;
  className?: string;
}

/** The enrolment button of a course's page, in the state of the user's enrolment. */
export function EnrolButton({ action, enrolment, size = 'lg', className }: EnrolButtonProps) {
  const done = action.kind === 'joined' || action.kind === 'teaches';
  return (
    <Button
      size={size}
      className={className}
      // Not `disabled`: a closing dialog returns the focus to this button.
      {...(action.disabled && { 'aria-disabled': true })}
      loading={enrolment.starting || !enrolment.known}
      loadingLabel={enrolment.known ? action.busyLabel : 'لحظة…'}
      onClick={action.disabled ? undefined : enrolment.act}
      icon={
        done ? (
          <SuccessIcon className="size-5" />
        ) : action.kind === 'verify' ? (
          <MailIcon className="size-5" />
        ) : undefined
      }
    >
      {action.label}
    </Button>
  );
}
