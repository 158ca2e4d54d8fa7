import type { PersonMail } from '@nibras/contract/people/people/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Badge, type BadgeProps } from '#ui/list/badge.tsx';

const states: Record<PersonMail['state'], { text: string; tone: BadgeProps['tone'] }> = {
  queued: { text: 'في الانتظار', tone: 'neutral' },
  sent: { text: 'سُلّمت إلى خادم البريد', tone: 'success' },
  refused: { text: 'لم تُسلّم', tone: 'danger' },
  withheld: { text: 'لم تُرسل: الحساب موقوف', tone: 'warning' },
};

interface MailsSectionProps {
  mails: PersonMail[];
  /** The account's address; others are named. */
  email: string;
}

/** What was mailed to a person and what became of it, without the texts. */
export function MailsSection({ mails, email }: MailsSectionProps) {
  return (
    <Section
      title="الرسائل المرسلة إلى الحساب"
      description="عناوين رسائل آخر 30 يومًا وما حدث لها، دون نصوصها. الأكواد محجوبة."
    >
      {mails.length === 0 && (
        <p className="text-text-soft">لم تُرسل رسالة إلى هذا الحساب في هذه المدة.</p>
      )}
      {mails.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} email={email} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function MailItem({ mail, email }: { mail: PersonMail; email: string }) {
  const { subject, state, reason, created_at, to } = mail;
  return (
    <li className="flex flex-col gap-0.5 py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span dir="auto" className="min-w-0 grow basis-48 text-start wrap-anywhere">
          {subject}
        </span>
        <Badge tone={states[state].tone}>{states[state].text}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-text-faint">
        <DateText at={created_at} withTime />
        {to !== email && <bdi dir="ltr">{to}</bdi>}
      </p>
      {reason && (
        <p className="text-sm text-text-soft">
          ما قاله خادم البريد:{' '}
          <bdi dir="ltr" className="wrap-anywhere">
            {reason}
          </bdi>
        </p>
      )}
    </li>
  );
}
