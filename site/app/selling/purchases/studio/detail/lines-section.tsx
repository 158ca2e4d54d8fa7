import type { SaleDetail, SaleLine } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { ReactNode } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Link } from '#ui/text/link.tsx';
import { Money } from '#ui/text/money.tsx';
import { accessNames } from '../sale-texts.ts';

type Currency = SaleDetail['currency'];

const accessTones = { none: 'neutral', active: 'success', ended: 'neutral' } as const;

/** What was bought, with what each course cost and gives now, and how the whole is made up. */
export function LinesSection({ sale }: { sale: SaleDetail }) {
  const { lines, currency } = sale;
  return (
    <Section title="ما اشتراه">
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </ul>
      <Totals sale={sale} />
    </Section>
  );
}

function Line({ line, currency }: { line: SaleLine; currency: Currency }) {
  const { course, name, bundle, discount, price, total, refunded, access, until } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <h3 className="min-w-0 font-semibold wrap-anywhere">
        {course ? (
          <Link to={`/studio/courses/${course.id}`}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </h3>
      <Money amount={total} currency={currency} className="font-semibold" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-faint">
        <Badge tone={accessTones[access]}>{accessNames[access]}</Badge>
        {access !== 'none' && until && (
          <span>
            {access === 'ended' ? 'في ' : 'حتى '}
            <DateText at={until} />
          </span>
        )}
        {bundle && (
          <span>
            {'من باقة '}
            <bdi>{bundle.name}</bdi>
          </span>
        )}
      </p>
      <p className="text-end text-sm text-text-faint">
        {discount > 0 && (
          <span className="block">
            {'بدل '}
            <Money amount={price} currency={currency} />
          </span>
        )}
        {refunded > 0 && (
          <span className="block">
            {'أُعيد '}
            <Money amount={refunded} currency={currency} />
          </span>
        )}
      </p>
    </li>
  );
}

function Totals({ sale }: { sale: SaleDetail }) {
  const { currency, price, discount, coupon, tax, total, credit, due, state } = sale;
  return (
    <dl className="flex flex-col gap-1.5 border-t border-line pt-4">
      {discount > 0 && (
        <>
          <Row name="السعر">
            <Money amount={price} currency={currency} />
          </Row>
          <Row name={coupon ? <>خصم الكوبون {<bdi dir="ltr">{coupon}</bdi>}</> : 'الخصم'}>
            <Money amount={-discount} currency={currency} />
          </Row>
        </>
      )}
      <Row name="الإجمالي" strong>
        <Money amount={total} currency={currency} />
      </Row>
      {tax > 0 && (
        <Row name="منه ضريبة القيمة المضافة">
          <Money amount={tax} currency={currency} />
        </Row>
      )}
      {credit > 0 && (
        <Row name="من رصيده">
          <Money amount={credit} currency={currency} />
        </Row>
      )}
      {state === 'open' && (
        <Row name="المطلوب دفعه" strong>
          <Money amount={due} currency={currency} />
        </Row>
      )}
    </dl>
  );
}

function Row({
  name,
  strong = false,
  children,
}: {
  name: ReactNode;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={strong ? 'font-semibold' : 'text-sm text-text-soft'}>{name}</dt>
      <dd className={strong ? 'font-semibold' : 'text-sm text-text-soft'}>{children}</dd>
    </div>
  );
}
