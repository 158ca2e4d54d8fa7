import { cx } from '../class-names.ts';

/**
 * The mark: a lantern on a ring, with the eight-fold star as its body. Its flame is also the nib of a pen. Colours come
 * from the theme.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="none" aria-hidden="true">
      <g className="fill-lamp-body stroke-lamp-body" strokeLinejoin="round" strokeLinecap="round">
        <circle cx="24" cy="3.9" r="2.4" fill="none" strokeWidth="2" />
        <path d="M24 7.4 42 25.4 24 43.4 6 25.4z" strokeWidth="2.4" />
        <path d="M11.3 12.7h25.4v25.4H11.3z" strokeWidth="2.4" />
        <path d="M19.5 45.6h9" strokeWidth="2.8" />
      </g>
      <path
        d="M24 11.2c1 4.6 8 9.4 8 16.9 0 4.5-3.4 8.1-8 8.1s-8-3.6-8-8.1c0-7.5 7-12.3 8-16.9z"
        className="fill-lamp-flame"
      />
      <path d="M24 17v9" className="stroke-lamp-body" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="24" cy="28" r="2.3" className="fill-lamp-body" />
    </svg>
  );
}

export interface LogoProps {
  /** The site's name, from configuration. */
  name: string;
  size?: 'md' | 'lg';
  /** For a dark background: the name is light in both themes. */
  onInk?: boolean;
  className?: string;
}

/** Mark and name. */
export function Logo({ name, size = 'md', onInk = false, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark className={cx(size === 'lg' ? 'size-14' : 'size-9', onInk && 'dark')} />
      <span
        className={cx(
          'font-bold',
          size === 'lg' ? 'text-4xl leading-none' : 'text-2xl leading-none',
          onInk ? 'text-on-ink' : 'text-text',
        )}
      >
        {name}
      </span>
    </span>
  );
}
