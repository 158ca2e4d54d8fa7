import { lazy, Suspense, useState } from 'react';
import { useOwnServer } from '#platform/state/own-server.ts';

const RedeemInPlace = lazy(() => import('./redeem-in-place.tsx'));

/** On a course's page: «معك كود اشتراك؟», which opens the field of a code. It is loaded then. */
export function RedeemEntry({ courseId }: { courseId: number }) {
  const [open, setOpen] = useState(false);
  const hasCodes = useOwnServer();
  if (!hasCodes) return null;
  if (open) {
    return (
      <Suspense fallback={null}>
        <RedeemInPlace courseId={courseId} />
      </Suspense>
    );
  }
  return (
    <button
      type="button"
      className="min-h-11 text-sm text-link underline underline-offset-4"
      onClick={() => setOpen(true)}
    >
      معك كود اشتراك؟
    </button>
  );
}
