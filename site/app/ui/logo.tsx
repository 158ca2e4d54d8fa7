import { cx } from './class-names.ts';

/**
 * The mark: a lantern whose body is the eight-fold star, hung by a ring, its flame the one spot of
 * saffron. Colours come from the theme.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="none" aria-hidden="true">
      <circle cx="24" cy="4.1" r="2.6" className="stroke-lamp-body" strokeWidth="2" />
      <g className="fill-lamp-body stroke-lamp-body" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M24 7.6 42.4 26 24 44.4 5.6 26z" />
        <path d="M11 13h26v26H11z" />
      </g>
      <path d="M20 45h8" className="stroke-lamp-body" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M24.9 12.6c.6 4.5 7.6 8.6 7.6 15.6a8.5 8.5 0 0 1-17 0c0-3.2 1.5-5.7 3.5-7.9.5 2 1.4 3 2.7 3.3.1-4.3.8-7.9 3.2-11z"
        className="fill-lamp-flame"
      />
      <path
        d="M24.4 25.4c.3 2 3 3.4 3 6.1a3.4 3.4 0 0 1-6.8 0c0-2.6 2.3-3.9 3.8-6.1z"
        className="fill-lamp-body"
      />
    </svg>
  );
}

export interface LogoProps {
  /** The site's name, from configuration. */
  name?: string;
  size?: 'md' | 'lg';
  /** On a ground of ink the name is light in both themes. */
  onInk?: boolean;
  className?: string;
}

/** Mark and name. */
export function Logo({ name = 'نبراس', size = 'md', onInk = false, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark className={cx(size === 'lg' ? 'size-14' : 'size-9', onInk && 'dark')} />
      <span
        className={cx(
          'leading-none font-bold',
          size === 'lg' ? 'text-4xl' : 'text-2xl',
          onInk ? 'text-on-ink' : 'text-text',
        )}
      >
        {name}
      </span>
    </span>
  );
}
