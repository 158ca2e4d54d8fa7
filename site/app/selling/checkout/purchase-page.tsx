import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import { Link, useParams } from 'react-router';

import { errorText, isMissing } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { FactList } from '#ui/list/fact-list.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SideCard } from '#ui/list/side-card.tsx';
import { DateIcon, FileIcon, PhoneIcon, TagIcon } from '#ui/ornament/icons.ts';
import { BackLink } from '#ui/text/back-link.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { layoutClass } from './layout-class.ts';
import { NoPurchase } from './no-purchase.tsx';
import { OrderSummary } from './order-summary.tsx';
import { purchaseStageNames } from './purchase-states.ts';
import { checkoutPath, checkoutQuery } from './queries.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { useLiveCheckout } from './use-live-checkout.ts';
import { wayNames } from './way-names.ts';

type Queries = Record<string, ReturnType<typeof checkoutQuery>>;

const page = definePage<Queries>({
  queries: ({ params: { id = '' }, signedIn }): Queries =>
    signedIn ? { answer: checkoutQuery(id) } : {},
  vital: [],
  head: () => ({ title: 'تفاصيل الشراء', noindex: true }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;
export const handle = {
  preload: ({ params }: { params: { id?: string } }) => checkoutPath(params.id ?? ''),
};

/** One purchase with its receipts. */
export default function PurchasePage() {
  const { id = '' } = useParams();
  return (
    <div className="page-width py-8 sm:py-12">
      <BackLink to="/purchases">مشترياتي</BackLink>
      <h1 className="mt-3 text-4xl">تفاصيل الشراء</h1>
      <Details key={id} id={id} />
    </div>
  );
}

function Details({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useLiveCheckout(id);
  const answer = useDeferredData(data);
  if (answer) return <PurchaseView answer={answer} />;
  if (!error) return <CheckoutSkeleton />;
  if (isMissing(error)) return <NoPurchase />;
  return (
    <FailedState
      className="mt-8"
      title="تعذر تحميل هذا الشراء"
      message={errorText(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function PurchaseView({ answer: { purchase, receipts } }: { answer: CheckoutAnswer }) {
  const { name, tone } = purchaseStageNames[purchase.stage];
  return (
    <div className={layoutClass}>
      <OrderSummary purchase={purchase} sumLabel="الإجمالي" sum={purchase.total} />
      <div className="flex flex-col gap-5">
        <SideCard title="عن الشراء">
          <FactList
            facts={[
              { icon: <TagIcon />, name: 'الحالة', value: <Badge tone={tone}>{name}</Badge> },
              {
                icon: <DateIcon />,
                name: purchase.paid_at ? 'تاريخ الدفع' : 'تاريخ الطلب',
                value: <DateText at={purchase.paid_at ?? purchase.created_at} withTime />,
              },
              ...(purchase.way
                ? [
                    {
                      icon: <PhoneIcon />,
                      name: 'طريقة الدفع',
                      value: wayNames[purchase.way].title,
                    },
                  ]
                : []),
              {
                icon: <FileIcon />,
                name: 'المرجع',
                value: <bdi dir="ltr">{purchase.reference}</bdi>,
              },
            ]}
          />
          {purchase.state === 'open' && (
            <Button asChild className="mt-5 w-full">
              <Link to={`/checkout/${purchase.id}`}>أكمل الدفع</Link>
            </Button>
          )}
        </SideCard>
        {receipts.length > 0 && (
          <SideCard title="الإيصالات">
            <ul className="flex flex-col gap-3">
              {receipts.map(({ number, kind, issued_at }) => (
                <li key={number} className="flex flex-wrap items-center justify-between gap-3">
                  <span>
                    {kind === 'receipt' ? 'إيصال الشراء' : 'إشعار استرداد'}
                    <span className="block text-sm text-text-faint">
                      <DateText at={issued_at} />
                    </span>
                  </span>
                  <ReceiptLink number={number} />
                </li>
              ))}
            </ul>
          </SideCard>
        )}
      </div>
    </div>
  );
}
