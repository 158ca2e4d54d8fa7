import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { starPoints } from './eight-fold.ts';

const sizes = {
  sm: 'size-9 text-sm [&_svg.icon]:size-4',
  md: 'size-12 text-base [&_svg.icon]:size-5.5',
  lg: 'size-16 text-xl [&_svg.icon]:size-7',
};

const tones = {
  line: { frame: 'fill-raised stroke-line-strong', text: 'text-text' },
  lamp: { frame: 'fill-accent-soft stroke-accent-edge', text: 'text-accent-text' },
  link: { frame: 'fill-link-soft stroke-link', text: 'text-link' },
  ink: { frame: 'fill-ink stroke-ink-line', text: 'text-on-ink' },
  lit: { frame: 'fill-accent stroke-accent-edge', text: 'text-on-accent' },
  success: { frame: 'fill-success-soft stroke-success', text: 'text-success' },
  danger: { frame: 'fill-danger-soft stroke-danger', text: 'text-danger' },
};

export interface StarFrameProps {
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  className?: string;
  /** A short number or an icon. */
  children: ReactNode;
}

const points = starPoints(50, 50, 48, 0.84);

/** A number or an icon inside an eight-fold star. */
export function StarFrame({ size = 'md', tone = 'line', className, children }: StarFrameProps) {
  return (
    <span
      className={cx(
        'relative inline-grid shrink-0 place-items-center font-semibold',
        sizes[size],
        tones[tone].text,
        className,
      )}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" aria-hidden="true">
        <polygon
          points={points}
          className={tones[tone].frame}
          strokeWidth="1.25"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className="relative leading-none tabular-nums">{children}</span>
    </span>
  );
}
