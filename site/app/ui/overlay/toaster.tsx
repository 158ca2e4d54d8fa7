import { lazy, Suspense, useEffect } from 'react';
import { dismissToast, type ToastItem, useToasts } from './toast-store.ts';

/** Fetched with the first notice. What that tells may be that the network is gone: then a plain one. */
const Toast = lazy(() => import('./toast.tsx').catch(() => ({ default: PlainToast })));

/** Where toasts appear; stands once, at the page's end. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const spoken = (assertive: boolean) =>
    toasts
      .filter((item) => (item.variant === 'destructive') === assertive)
      .map((item) => [item.title, item.description].filter(Boolean).join('، '))
      .join('. ');

  return (
    <>
      {/* Live regions must be there before the words come: they never unmount. */}
      <div className="sr-only" aria-live="polite">
        {spoken(false)}
      </div>
      <div className="sr-only" aria-live="assertive">
        {spoken(true)}
      </div>
      <section
        aria-label="التنبيهات"
        data-toasts=""
        className="pointer-events-none fixed inset-x-0 bottom-bottom-bar z-toast flex flex-col items-center gap-2 p-4 sm:items-start sm:p-6"
      >
        <Suspense fallback={null}>
          {toasts.map((item) => (
            <Toast key={item.id} item={item} />
          ))}
        </Suspense>
      </section>
    </>
  );
}

function PlainToast({ item }: { item: ToastItem }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(item.id), item.duration);
    return () => clearTimeout(timer);
  }, [item]);
  return (
    <p dir="auto" className="rounded-lg bg-raised px-5 py-3 text-start shadow-high">
      {item.title} {item.description}
    </p>
  );
}
