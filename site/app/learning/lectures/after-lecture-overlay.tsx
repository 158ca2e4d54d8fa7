import type { ReactNode } from 'react';
import { CloseIcon } from '#ui/ornament/icons.ts';

interface OverlayTextProps {
  title: ReactNode;
  kicker: string;
  detail?: ReactNode;
}

/** What an overlay says: a title below a short line, and perhaps a line more. */
export function OverlayText({ title, kicker, detail }: OverlayTextProps) {
  return (
    <div>
      <p className="text-sm text-on-ink-soft">{kicker}</p>
      <p dir="auto" className="line-clamp-2 text-lg font-semibold wrap-anywhere sm:text-xl">
        {title}
      </p>
      {detail && <p className="line-clamp-1 text-sm text-on-ink-soft">{detail}</p>}
    </div>
  );
}

interface OverlayProps {
  label: string;
  onClose(): void;
  children: ReactNode;
}

/** A layer over the video that has ended. */
export function Overlay({ label, onClose, children }: OverlayProps) {
  return (
    <section
      aria-label={label}
      dir="rtl"
      className="lecture-cover absolute inset-0 z-10 flex flex-col items-center justify-center gap-3 bg-ink/92 p-4 text-center text-on-ink sm:gap-5"
    >
      <button
        type="button"
        onClick={onClose}
        className="absolute end-1 top-1 inline-flex size-11 items-center justify-center rounded-full text-on-ink-soft hover:text-on-ink"
      >
        <CloseIcon className="size-5" />
        <span className="sr-only">أغلق</span>
      </button>
      {children}
    </section>
  );
}
