import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { cancelCheckout } from './queries.ts';

interface CancelButtonProps {
  id: number;
  onCancelled(answer: CheckoutAnswer): void;
}

/** Cancels the purchase without a question, since it can be begun again by one press. */
export function CancelButton({ id, onCancelled }: CancelButtonProps) {
  const { busy, run } = useAsyncAction(async () => {
    try {
      onCancelled(await cancelCheckout(id));
    } catch (error) {
      const title = 'تعذر إلغاء الشراء';
      toast({ variant: 'destructive', title, description: errorText(error) });
    }
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={busy}
      loadingLabel="جارٍ الإلغاء…"
      onClick={() => void run()}
    >
      ألغِ هذا الشراء
    </Button>
  );
}
