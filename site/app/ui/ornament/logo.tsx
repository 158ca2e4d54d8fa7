import { mark } from '@nibras/contract/mark.ts';
import { cx } from '../class-names.ts';

/** The mark (`contract/mark.ts`), in the colours of the theme. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="none" aria-hidden="true">
      <g className="fill-lamp-body stroke-lamp-body" strokeLinejoin="round" strokeLinecap="round">
        <circle {...mark.ring} fill="none" />
        {mark.squares.map((square) => (
          <path key={square} d={square} strokeWidth={mark.squareWidth} />
        ))}
        <path {...mark.foot} />
      </g>
      <path d={mark.flame} className="fill-lamp-flame" />
      <path {...mark.slit} className="stroke-lamp-body" strokeLinecap="round" />
      <circle {...mark.hole} className="fill-lamp-body" />
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
