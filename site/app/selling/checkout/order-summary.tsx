import type { Purchase, PurchaseLine } from '@nibras/contract/selling/purchases/shapes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/list/picture.tsx';
import { CourseIcon } from '#ui/ornament/icons.ts';
import { Money } from '#ui/text/money.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { AccessPeriod } from './access-period.tsx';

interface OrderSummaryProps {
  purchase: Purchase;
  /** What the last sum is called: «المطلوب دفعه» or «الإجمالي». */
  sumLabel: string;
  sum: number;
  className?: string;
  /** Below the sums: the coupon's field, the receipt. */
  children?: ReactNode;
}

/** What is bought, and how its price is made up. */
export function OrderSummary({ purchase, sumLabel, sum, className, children }: OrderSummaryProps) {
  const { lines, currency, price, discount, tax, total, credit, coupon } = purchase;
  const bundle = lines.find((line) => line.bundle !== null)?.bundle;
  const isTaxAdded = tax > 0 && price - discount + tax === total;
  return (
    <section
      aria-label="ملخص الشراء"
      className={cx('rounded-lg border border-line bg-raised p-5', className)}
    >
      <h2 className="text-lg">ملخص الشراء</h2>
      {bundle && (
        <p className="mt-1 text-text-soft">
          باقة{' '}
          <Link to={`/bundles/${bundle.id}`} className="text-link">
            <bdi>{bundle.name}</bdi>
          </Link>
        </p>
      )}
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </ul>
      <dl className="mt-1 flex flex-col gap-2 border-t border-line pt-4">
        {(discount > 0 || credit > 0 || isTaxAdded) && (
          <Sum name="السعر">
            <Money amount={price} currency={currency} />
          </Sum>
        )}
        {discount > 0 && (
          <Sum
            name={
              coupon ? (
                <>
                  خصم الكوبون <bdi className="font-mono text-sm">{coupon}</bdi>
                </>
              ) : (
                'الخصم'
              )
            }
            className="text-success"
          >
            <Money amount={-discount} currency={currency} />
          </Sum>
        )}
        {isTaxAdded && (
          <Sum name="ضريبة القيمة المضافة">
            <Money amount={tax} currency={currency} />
          </Sum>
        )}
        {credit > 0 && (
          <Sum name="من رصيدك" className="text-success">
            <Money amount={-credit} currency={currency} />
          </Sum>
        )}
        <Sum name={sumLabel} className="items-baseline text-text">
          <strong>
            <Money amount={sum} currency={currency} className="text-2xl" />
          </strong>
        </Sum>
      </dl>
      {tax > 0 && !isTaxAdded && (
        <p className="mt-1 text-sm text-text-faint">
          يشمل ضريبة قيمة مضافة قدرها <Money amount={tax} currency={currency} />
        </p>
      )}
      {children}
    </section>
  );
}

function Line({ line, currency }: { line: PurchaseLine; currency: Purchase['currency'] }) {
  const mediaUrl = useMediaUrl();
  const { course, name } = line;
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="w-20 shrink-0 overflow-hidden rounded-sm">
        <Picture
          src={mediaUrl(course?.image ?? null)}
          alt=""
          width={160}
          height={90}
          sizes="5rem"
          fallback={<CourseIcon className="size-5" />}
        />
      </span>
      <div className="min-w-0 grow">
        <p dir={textDirection(name)} className="line-clamp-3 text-start leading-snug font-medium">
          {course ? (
            <Link to={`/courses/${course.id}`} className="text-text hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm text-text-faint">
          <span>
            <AccessPeriod days={line.access_days} until={line.access_until} />
          </span>
          <Money amount={line.price} currency={currency} />
        </p>
        {line.refunded > 0 && (
          <p className="text-sm text-warning">
            استُرد منها <Money amount={line.refunded} currency={currency} />
          </p>
        )}
      </div>
    </li>
  );
}

function Sum({
  name,
  className,
  children,
}: {
  name: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx('flex flex-wrap justify-between gap-x-4', className)}>
      <dt className="text-text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
