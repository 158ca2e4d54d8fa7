import type { CodeBatch } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { Money } from '#ui/text/money.tsx';
import { BatchMark } from './batch-mark.tsx';
import { daysText } from './code-texts.ts';

/** What a batch gives, how much of it is used, and what stands on its cards. */
export function BatchFacts({ batch }: { batch: CodeBatch }) {
  const { count, used, left, cancelled, currency } = batch;
  return (
    <section
      aria-label="ملخص"
      className="mb-8 rounded-lg border border-line bg-raised px-4 py-5 sm:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <Count value={used} label="استُخدم" />
          <Count value={left} label="بقي" />
          {cancelled > 0 && <Count value={cancelled} label="ملغى" />}
        </p>
        <BatchMark state={batch.state} />
      </div>
      <ProgressBar value={used / count} label="ما استُخدم" className="mt-3" />
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        <Fact label={batch.amount === null ? 'يفتح' : 'يضيف إلى الرصيد'}>
          {batch.amount !== null && <Money amount={batch.amount} currency={currency} />}
          {batch.amount === null &&
            (batch.courses.length === 0
              ? wording`كورسًا {لم يعد موجودًا|لم تعد موجودة}`
              : batch.courses.map(({ id, name }) => (
                  <Link key={id} to={`/studio/courses/${id}`} className="block wrap-anywhere">
                    <bdi>{name}</bdi>
                  </Link>
                )))}
        </Fact>
        {batch.amount === null && (
          <Fact label="مدة الاشتراك">
            {batch.access_days === null ? 'بلا تاريخ انتهاء' : daysText(batch.access_days)}
          </Fact>
        )}
        {batch.printed_price !== null && (
          <Fact label="السعر المطبوع">
            <Money amount={batch.printed_price} currency={currency} />
          </Fact>
        )}
        {batch.prefix && (
          <Fact label="البادئة">
            <bdi dir="ltr" className="font-mono">
              {batch.prefix}
            </bdi>
          </Fact>
        )}
        {(batch.valid_from || batch.valid_until) && (
          <Fact label="تعمل">
            {batch.valid_from && (
              <>
                من <DateText at={batch.valid_from} />{' '}
              </>
            )}
            {batch.valid_until && (
              <>
                حتى <DateText at={batch.valid_until} />
              </>
            )}
          </Fact>
        )}
        <Fact label="صُنعت">
          <DateText at={batch.created_at} withTime />
          {batch.by && (
            <>
              ، <bdi>{batch.by.name}</bdi>
            </>
          )}
        </Fact>
      </dl>
    </section>
  );
}

function Count({ value, label }: { value: number; label: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="text-2xl font-bold tabular-nums">{formatNumber(value)}</span>{' '}
      <span className="text-text-soft">{label}</span>
    </span>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
