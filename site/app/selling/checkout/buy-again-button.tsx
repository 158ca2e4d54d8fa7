import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { RetryIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { buyAgain } from './queries.ts';

/** Begins a new purchase of the same, at the price of now, and opens its page. */
export function BuyAgainButton({ id }: { id: number }) {
  const navigate = useNavigate();
  const { busy, run } = useAsyncAction(async () => {
    try {
      const next = await buyAgain(id);
      await navigate(`/checkout/${next}`);
    } catch (error) {
      const title = 'تعذر بدء شراء جديد';
      toast({ variant: 'destructive', title, description: errorText(error) });
    }
  });
  return (
    <Button
      loading={busy}
      loadingLabel="جارٍ بدء الشراء…"
      icon={<RetryIcon className="size-5" />}
      onClick={() => void run()}
    >
      ابدأ من جديد
    </Button>
  );
}
