import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

const hues = {
  web: 'text-cat-web',
  mobile: 'text-cat-mobile',
  data: 'text-cat-data',
  basics: 'text-cat-basics',
  security: 'text-cat-security',
  devops: 'text-cat-devops',
};

export type CategoryHue = keyof typeof hues;

export interface TagProps {
  /** Colour of a diamond before the text. The text itself keeps its colour. */
  hue?: CategoryHue;
  className?: string;
  children: ReactNode;
}

/** A label such as a category or a skill. */
export function Tag({ hue, className, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 rounded-full border border-line bg-raised px-3 py-0.5 text-sm text-text-soft',
        className,
      )}
    >
      {hue && (
        <svg viewBox="0 0 10 10" className={cx('size-2.5', hues[hue])} aria-hidden="true">
          <path d="M5 0 10 5 5 10 0 5z" fill="currentColor" />
        </svg>
      )}
      <bdi>{children}</bdi>
    </span>
  );
}
