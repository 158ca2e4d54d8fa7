import { useEffect, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../form/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../ornament/icons.ts';
import { dismissToast, type ToastItem } from './toast-store.ts';

const looks = {
  success: { icon: SuccessIcon, tone: 'text-success', edge: 'bg-success' },
  destructive: { icon: ErrorIcon, tone: 'text-danger', edge: 'bg-danger' },
  info: { icon: InfoIcon, tone: 'text-info', edge: 'bg-info' },
};

/** One notice, which goes by itself; not while it is under the pointer or holds the focus. */
export default function Toast({ item }: { item: ToastItem }) {
  const { icon: Icon, tone, edge } = looks[item.variant];
  const [held, setPaused] = useState(false);
  const left = useRef(item.duration);

  // The clock stands still while the toast is under the pointer or holds the focus.
  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(item.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [held, item.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and holding are extras to the close button.
    <div
      className="pointer-events-auto relative flex w-full max-w-sm animate-rise-in items-start gap-3 overflow-hidden rounded-lg border border-line bg-raised py-3 ps-5 pe-2 shadow-high"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(item.id)}
    >
      <span aria-hidden="true" className={cx('absolute inset-y-0 inset-s-0 w-1.5', edge)} />
      <Icon className={cx('mt-2.5 size-5.5', tone)} />
      <div className="min-w-0 grow py-2">
        <p dir="auto" className="text-start font-semibold">
          {item.title}
        </p>
        {item.description && (
          <p dir="auto" className="text-start text-sm text-text-soft">
            {item.description}
          </p>
        )}
        {item.action && (
          <button
            type="button"
            className="touch-target relative mt-1 font-semibold text-link underline-offset-4 hover:underline"
            onClick={() => {
              item.action?.onSelect();
              dismissToast(item.id);
            }}
          >
            {item.action.label}
          </button>
        )}
      </div>
      <IconButton label="إغلاق التنبيه" onClick={() => dismissToast(item.id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
