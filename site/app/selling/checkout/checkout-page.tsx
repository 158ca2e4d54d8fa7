import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutView } from './checkout-view.tsx';
import { NoPurchase } from './no-purchase.tsx';
import { checkoutPath, checkoutQuery, paymentMethodsQuery } from './queries.ts';
import { useLiveCheckout } from './use-live-checkout.ts';
import { WithoutScripts } from './without-scripts.tsx';

type Queries = Record<string, { queryKey: QueryKey }>;

const page = definePage<Queries>({
  // The server renders without a session: it sends a skeleton and, for browsers without scripts, the payment methods.
  queries: ({ params: { id = '' }, signedIn }): Queries =>
    signedIn ? { answer: checkoutQuery(id) } : { ways: paymentMethodsQuery },
  vital: [],
  head: () => ({ title: 'إتمام الشراء', noindex: true }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;
export const handle = {
  preload: ({ params }: { params: { id?: string } }) => checkoutPath(params.id ?? ''),
};

/** The page of a purchase that is to be paid: where it stands, and how it can be paid. */
export default function CheckoutPage() {
  const { id = '' } = useParams();
  return (
    <div className="page-width py-8 sm:py-12">
      <h1 className="text-4xl">إتمام الشراء</h1>
      <Checkout key={id} id={id} />
    </div>
  );
}

function Checkout({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useLiveCheckout(id);
  const ways = useQuery({ ...paymentMethodsQuery, enabled: false }).data;
  const answer: CheckoutAnswer | undefined = useDeferredData(data);
  if (answer) return <CheckoutView id={id} answer={answer} onChanged={() => void refetch()} />;
  if (!error) {
    return (
      <>
        <CheckoutSkeleton className="noscript:hidden" />
        <WithoutScripts ways={ways} />
      </>
    );
  }
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
