import { cx } from '../class-names.ts';

const sizes = { sm: 'size-5', md: 'size-8', lg: 'size-12' };

export interface SpinnerProps {
  size?: keyof typeof sizes;
  /** The accessible name; without it the spinner is hidden from screen readers, beside a visible label. */
  label?: string;
  className?: string;
}

/** A spinner of eight strokes with increasing opacity. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  return (
    <span
      className={cx('inline-flex shrink-0', className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg
        viewBox="0 0 24 24"
        className={cx('animate-spin', sizes[size])}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {[0, 1, 2, 3, 4, 5, 6, 7].map((turn) => (
          <path
            key={turn}
            d="M12 2.75v4.5"
            transform={`rotate(${turn * 45} 12 12)`}
            opacity={0.16 + turn * 0.12}
          />
        ))}
      </svg>
    </span>
  );
}
