import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

const tones = {
  neutral: 'bg-sunken text-text-soft',
  lamp: 'bg-accent-soft text-accent-text',
  lit: 'bg-accent text-on-accent',
  link: 'bg-link-soft text-link',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  ink: 'bg-ink text-on-ink',
};

export interface BadgeProps {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short label of a state: «مجانية», «تمت المشاهدة», «مدرّب». */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-xs px-2 py-0.5 text-xs font-medium whitespace-nowrap [&>svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
