import { errorText, isMissing } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { NoPurchase } from './no-purchase.tsx';

interface PurchaseFailureProps {
  error: Error;
  onRetry(): void;
  retrying: boolean;
}

/** In place of a purchase that could not be loaded, or that is not the person's own. */
export function PurchaseFailure({ error, onRetry, retrying }: PurchaseFailureProps) {
  if (isMissing(error)) return <NoPurchase />;
  return (
    <FailedState
      className="mt-8"
      title="تعذر تحميل هذا الشراء"
      message={errorText(error)}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
