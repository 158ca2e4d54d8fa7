import { lazy, Suspense, useEffect } from 'react';
import { dismissToast, type ToastItem, useToasts } from './toast-store.ts';
import { useToastArea } from './use-toast-area.ts';

/**
 * Loaded with the first toast. That toast may report a lost network, in which the code cannot load: then plain toasts
 * are shown.
 */
const Toasts = lazy(() => import('./toasts.tsx').catch(() => ({ default: PlainToasts })));

/** The container of the toasts; rendered once, at the end of the page. */
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
  const toastArea = useToastArea();
  return (
    <section aria-label="التنبيهات" role="alert" {...toastArea}>
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
