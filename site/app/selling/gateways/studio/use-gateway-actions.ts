import type { GatewayCard } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { gatewaysQuery } from './queries.ts';

type Answer = { gateway: GatewayCard; undo: number | null };

/** Changes of gateways: each shows at once what it has led to. A switch can be withdrawn, a change of keys not. */
export function useGatewayActions() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: gatewaysQuery.queryKey });

  function show(card: GatewayCard) {
    client.setQueryData(
      gatewaysQuery.queryKey,
      (data) =>
        data && {
          ...data,
          gateways: data.gateways.map((one) => (one.gateway === card.gateway ? card : one)),
        },
    );
  }

  /** @throws what the call throws, after it was told */
  async function act(change: () => Promise<Answer>, done: string): Promise<GatewayCard> {
    try {
      const { gateway, undo } = await change();
      show(gateway);
      showUndo(done, undo, refresh);
      return gateway;
    } catch (error) {
      toastFailure('تعذر التغيير', error);
      throw error;
    }
  }
  return { act, show, refresh };
}

export const gatewayFrom = (query: URLSearchParams): Gateway | null => {
  const name = query.get('tested');
  return name === 'paymob' || name === 'fawry' || name === 'moyasar' || name === 'stripe'
    ? name
    : null;
};
