import { paymentWays, purchaseStates } from '@nibras/contract/selling/purchases/shapes.ts';
import type { SaleFilters } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';

const idOf = (text: string | null) => {
  const id = Number(text ?? 0);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};
const dayOf = (text: string | null) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : null);

/** The filters that the page's address names. */
export function useSaleFilters(): SaleFilters {
  const { search, params } = useListAddress();
  return {
    search,
    state: purchaseStates.find((one) => one === params.get('state')),
    way: paymentWays.find((one) => one === params.get('way')),
    course: idOf(params.get('course')),
    person: idOf(params.get('person')),
    from: dayOf(params.get('from')) ?? undefined,
    to: dayOf(params.get('to')) ?? undefined,
  };
}

/** Whether the filters leave anything out. */
export const isFiltered = ({ search, ...filters }: SaleFilters): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== undefined);
