import { lazy, Suspense, useEffect } from 'react';
import { toastAreaClass } from './toast-area-class.ts';
import { dismissToast, type ToastItem, useToasts } from './toast-store.ts';

/** Fetched with the first notice. What that tells may be that the network is gone: then plain ones. */
const Toasts = lazy(() => import('./toasts.tsx').catch(() => ({ default: PlainToasts })));

/** Where toasts appear; stands once, at the page's end. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const shownBefore = useToasts((state) => state.shownBefore);
  if (!shownBefore) return null;
  return (
    <Suspense fallback={null}>
      <Toasts toasts={toasts} />
    </Suspense>
  );
}

function PlainToasts({ toasts }: { toasts: ToastItem[] }) {
  return (
    <section aria-label="التنبيهات" role="alert" className={toastAreaClass}>
      {toasts.map((item) => (
        <PlainToast key={item.id} item={item} />
      ))}
    </section>
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
