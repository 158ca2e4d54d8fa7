import { wayNames } from '@nibras/contract/selling/purchases/studio/purchase-names.ts';
import type {
  SaleDetail,
  SalePayment,
  SaleRefund,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { TransferState } from '@nibras/contract/selling/transfers/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Link } from '#ui/text/link.tsx';
import { Money } from '#ui/text/money.tsx';
import { CaseDecisions } from '../cases/case-decisions.tsx';
import { CaseText } from '../cases/case-text.tsx';
import { ReceiptLinks } from './receipt-links.tsx';

const transferNames: Record<TransferState, string> = {
  waiting: 'ينتظر المراجعة',
  asked: 'ننتظر رده',
  approved: 'قُبل',
  declined: 'رُفض',
  withdrawn: 'أُرسل غيره',
};

/** The money that came for a purchase and went back, with its papers. */
export function PaymentsSection({ sale }: { sale: SaleDetail }) {
  const { payments, refunds, transfers, receipts } = sale;
  return (
    <Section title="المال">
      {payments.length === 0 && transfers.length === 0 && (
        <p className="text-text-soft">لم يصل شيء بعد.</p>
      )}
      {payments.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {payments.map((payment) => (
            <li key={payment.id} className="py-3 first:pt-0 last:pb-0">
              <Payment
                payment={payment}
                refunds={refunds.filter((refund) => refund.payment === payment.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {transfers.length > 0 && (
        <div>
          <h3 className="mb-1 font-semibold">إيصالات التحويل</h3>
          <ul className="flex flex-col gap-1">
            {transfers.map(({ id, state, channel, created_at: at }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3 text-sm">
                <Link to={`/studio/transfers/${id}`}>
                  <bdi>{channel}</bdi>
                </Link>
                <span className="text-text-soft">{transferNames[state]}</span>
                <DateText at={at} withTime className="text-text-faint" />
              </li>
            ))}
          </ul>
        </div>
      )}
      {receipts.length > 0 && <ReceiptLinks receipts={receipts} />}
    </Section>
  );
}

function Payment({ payment, refunds }: { payment: SalePayment; refunds: SaleRefund[] }) {
  const { way, amount, currency, received_at: at, by, case: found } = payment;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Money amount={amount} currency={currency} className="font-semibold" />
        <span>{wayNames[way]}</span>
        {found?.state === 'open' && <Badge tone="warning">تنتظر قرارك</Badge>}
        <span className="text-sm text-text-faint">
          <DateText at={at} withTime />
          {by && (
            <>
              {'، سجّلها '}
              <bdi>{by.name}</bdi>
            </>
          )}
        </span>
      </div>
      {found && (
        <div className="mt-2 rounded-md bg-sunken px-4 py-3">
          <CaseText found={found} />
          <CaseDecisions found={found} />
        </div>
      )}
      {refunds.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1.5 border-s-2 border-line ps-4 text-sm">
          {refunds.map((refund) => (
            <Refund key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
    </>
  );
}

function Refund({ refund }: { refund: SaleRefund }) {
  const { amount, currency, line, reason, state, failure, by, created_at: at } = refund;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <span className="font-medium">
        {'أُعيد '}
        <Money amount={amount} currency={currency} />
      </span>
      {state === 'pending' && <Badge tone="info">ننتظر البوابة</Badge>}
      {state === 'failed' && <Badge tone="danger">رفضته البوابة</Badge>}
      {line && <bdi className="text-text-soft">{line}</bdi>}
      {reason && <bdi className="wrap-anywhere text-text-soft">{reason}</bdi>}
      <span className="text-text-faint">
        <DateText at={at} withTime />
        {by && (
          <>
            {'، '}
            <bdi>{by.name}</bdi>
          </>
        )}
      </span>
      {failure && <bdi className="basis-full wrap-anywhere text-danger">{failure}</bdi>}
    </li>
  );
}
