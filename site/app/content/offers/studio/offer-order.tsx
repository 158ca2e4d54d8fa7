import { offerCalls } from '@nibras/contract/content/offers/studio/calls.ts';
import type {
  OfferKind,
  OfferOrder as Order,
} from '@nibras/contract/content/offers/studio/shapes.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { ItemOrder, type ItemOrderTexts, type OrderedItem } from '#studio-kit/lists/item-order.tsx';
import { OrderPageFrame } from '#studio-kit/lists/order-page-frame.tsx';
import { useSettledChange } from '#studio-kit/lists/use-settled-change.ts';
import { offerTexts } from './offer-texts.ts';
import { offerOrderQuery } from './queries.ts';

interface OfferOrderProps {
  kind: OfferKind;
  description: string;
  texts: ItemOrderTexts;
  /** Published ones that the search finds. */
  others: UseQueryResult<{ data: OrderedItem[] }>;
  search: string;
  onSearch(search: string): void;
}

/** The page with the order of the services, or of the projects. */
export function OfferOrder({ kind, description, texts, ...others }: OfferOrderProps) {
  const { title, path } = offerTexts[kind];
  return (
    <OrderPageFrame
      crumb={{ label: title, to: path }}
      description={description}
      label={texts.list}
      order={useQuery(offerOrderQuery(kind))}
    >
      {(order) => <Ordered kind={kind} order={order} texts={texts} {...others} />}
    </OrderPageFrame>
  );
}

type OrderedProps = Omit<OfferOrderProps, 'description'> & { order: Order };

function Ordered({ kind, order, texts, ...others }: OrderedProps) {
  const client = useQueryClient();
  const { queryKey } = offerOrderQuery(kind);
  const change = useSettledChange(queryKey);
  function put(items: OrderedItem[], done: string) {
    const ids = items.map(({ id }) => id);
    // The rows stand where they were dropped while the call is under way.
    client.setQueryData(queryKey, { ids, items });
    void change(
      offerCalls[kind].changeOrder,
      { body: { ids } },
      { done, failed: 'تعذر تغيير الترتيب' },
    );
  }
  return (
    <ItemOrder list={`${kind}-order`} items={order.items} texts={texts} onOrder={put} {...others} />
  );
}
