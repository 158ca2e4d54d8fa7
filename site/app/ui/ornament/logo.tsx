import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { MarkIcon } from './icons.ts';

/** The mark (`contract/site/mark.ts`), in the colours of the theme. */
export function LogoMark({ className }: { className?: string }) {
  return <MarkIcon viewBox="0 0 48 48" className={className} />;
}

export interface LogoProps {
  /** The site's name, from configuration. */
  name: string;
  /** Takes the place of the product's mark. */
  picture?: ReactNode;
  /** Whether the name is part of the picture. */
  named?: boolean | undefined;
  size?: 'md' | 'lg';
  /** For a dark background: the name is light in both themes. */
  onInk?: boolean;
  className?: string;
}

/** Mark or logo, and name. */
export function Logo({ name, picture, named, size = 'md', onInk = false, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      {picture ?? (
        <LogoMark className={cx(size === 'lg' ? 'size-14' : 'size-9', onInk && 'dark')} />
      )}
      {!named && (
        <span
          className={cx(
            'font-bold',
            size === 'lg' ? 'text-4xl leading-none' : 'text-2xl leading-none',
            onInk ? 'text-on-ink' : 'text-text',
          )}
        >
          {name}
        </span>
      )}
    </span>
  );
}
