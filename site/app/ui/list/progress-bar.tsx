import { cx } from '../class-names.ts';

export interface ProgressBarProps {
  /** 0 to 1; null while the progress is unknown. */
  value: number | null;
  /** The accessible name. */
  label: string;
  /** Shows the percentage after the bar. */
  showValue?: boolean;
  className?: string;
}

/**
 * A progress bar, drawn as an SVG with attributes, because inline styles would need an exception in the security
 * policy.
 */
export function ProgressBar({ value, label, showValue = false, className }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={cx('flex items-center gap-3', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className="relative h-2 grow overflow-hidden rounded-full bg-line"
      >
        {percent === null ? (
          <span className="absolute inset-0 animate-sweep bg-linear-to-l from-transparent via-accent to-transparent" />
        ) : (
          <svg className="absolute inset-0 size-full rtl:-scale-x-100" aria-hidden="true">
            <rect width={`${percent}%`} height="100%" rx="4" className="fill-accent-strong" />
            {/* The edge gives the filled part a contrast of 3:1 on a light background. */}
            <rect
              width={`${percent}%`}
              height="100%"
              rx="4"
              className="fill-none stroke-accent-edge"
              strokeWidth="2"
            />
          </svg>
        )}
      </div>
      {showValue && percent !== null && (
        <bdi dir="ltr" className="min-w-11 text-end text-sm text-text-soft tabular-nums">
          {percent}%
        </bdi>
      )}
    </div>
  );
}
