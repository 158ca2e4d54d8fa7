import type { MailState } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { cx } from '#ui/class-names.ts';
import { CheckIcon, DurationIcon, WarningIcon } from '#ui/ornament/icons.ts';

const fates = {
  queued: { icon: DurationIcon, tone: 'text-text-soft', text: 'في طريقه إلى خادم البريد' },
  sent: { icon: CheckIcon, tone: 'text-success', text: 'تسلّمه خادم البريد' },
  refused: { icon: WarningIcon, tone: 'text-danger', text: 'لم يُرسل' },
};

interface MailFateProps {
  state: MailState;
  reason: string | null;
}

/** What became of a mail, in words; the mail server's own where it did not take it. */
export function MailFate({ state, reason }: MailFateProps) {
  const { icon: Icon, tone, text } = fates[state];
  return (
    <span className="text-sm">
      <span className={cx('inline-flex items-center gap-1.5 font-medium', tone)}>
        <Icon className="size-4" />
        {state === 'queued' && reason ? 'تعذر إرساله، ونعيد المحاولة' : text}
      </span>
      {reason && state !== 'sent' && (
        <bdi dir="ltr" className="ms-2 text-xs wrap-anywhere text-text-faint">
          {reason}
        </bdi>
      )}
    </span>
  );
}
