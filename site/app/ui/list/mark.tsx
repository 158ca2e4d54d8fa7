import type { ComponentType, ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface MarkProps {
  icon: ComponentType<{ className?: string }>;
  /** A text colour: «text-success». */
  tone: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A state in words and with an icon, not by colour alone. */
export const Mark = ({ icon: Icon, tone, className, children }: MarkProps) => (
  <span
    className={cx(
      'inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap',
      tone,
      className,
    )}
  >
    <Icon className="size-4 shrink-0" />
    {children}
  </span>
);
