import { lazy, Suspense, useState } from 'react';
import { useSession } from '#platform/session/session-store.ts';
import type { Reported } from './reported.ts';

// Loaded when it is wanted: hardly anybody reports anything.
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** Opens the form that tells the moderators of something that another person wrote. */
export function ReportButton(reported: Reported) {
  const [open, setOpen] = useState(false);
  const me = useSession((state) => state.user?.id);
  if (!me || Number(me) === reported.author.id) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="touch-target relative text-sm text-text-faint hover:text-text"
      >
        أبلغ<span className="sr-only"> عما كتبه {reported.author.name}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog {...reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
