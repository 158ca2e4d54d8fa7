import type { TransferDetail } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/text/link.tsx';
import { Money } from '#ui/text/money.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-0.5 py-2">
      <dt className="w-32 shrink-0 text-text-soft">{label}</dt>
      <dd className="min-w-0 grow basis-40 wrap-anywhere">{children}</dd>
    </div>
  );
}

const unsaid = <span className="text-text-faint">لم يُذكر</span>;

/** What is compared with the picture: who, what, how much, by which reference, from where and when. */
export function TransferFacts({ transfer }: { transfer: TransferDetail }) {
  const { person, purchase, channel_name, sender_digits, sent_at, note, created_at } = transfer;
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-raised px-4 py-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
        <dt className="sr-only">المبلغ المطلوب ومرجعه</dt>
        <dd className="text-3xl font-bold">
          <Money amount={purchase.due} currency={purchase.currency} />
        </dd>
        <dd className="text-2xl font-semibold">
          <bdi dir="ltr">{purchase.reference}</bdi>
        </dd>
      </div>
      <Fact label={wording`الطالب`}>
        {person ? (
          <>
            <Link to={`/studio/people/${person.id}`}>
              <bdi>{person.name}</bdi>
            </Link>
            <span className="block text-sm wrap-anywhere text-text-faint">
              <bdi dir="ltr">{person.email}</bdi>
            </span>
          </>
        ) : (
          'حساب محذوف'
        )}
      </Fact>
      <Fact label="الشراء">
        {/* Names that take several lines are told from each other by their marks. */}
        <ul className={cx('flex flex-col gap-1', purchase.lines.length > 1 && 'list-disc ps-5')}>
          {purchase.lines.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label="الوسيلة">
        <bdi>{channel_name}</bdi>
      </Fact>
      <Fact label="آخر أرقام المحوِّل">
        {sender_digits ? (
          <bdi dir="ltr" className="font-semibold tabular-nums">
            {sender_digits}
          </bdi>
        ) : (
          unsaid
        )}
      </Fact>
      <Fact label="وقت التحويل">{sent_at ? <DateText at={sent_at} withTime /> : unsaid}</Fact>
      <Fact label="وصل الإيصال">
        <DateText at={created_at} withTime />
      </Fact>
      {note && (
        <Fact label="ملاحظة المرسل">
          <span dir="auto" className="block text-start whitespace-pre-line">
            {note}
          </span>
        </Fact>
      )}
    </dl>
  );
}
