import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { formatNumber } from '../text/format-number.ts';

export interface StatProps {
  value: number;
  label: string;
  icon?: ReactNode;
  /** Shows a plus sign before the number: «+1,250». */
  plus?: boolean;
  /** For a dark background. */
  onInk?: boolean;
  className?: string;
}

/** One statistic of the platform with its label. */
export function Stat({ value, label, icon, plus = false, onInk = false, className }: StatProps) {
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      {icon && (
        <span className={cx('mb-1 [&>svg]:size-7', onInk ? 'text-lamp-flame' : 'text-accent-text')}>
          {icon}
        </span>
      )}
      <bdi
        dir="ltr"
        className={cx(
          'w-fit text-4xl leading-tight font-bold tabular-nums',
          onInk ? 'text-on-ink' : 'text-text',
        )}
      >
        {plus && <span className={onInk ? 'text-lamp-flame' : 'text-accent-text'}>+</span>}
        {formatNumber(value)}
      </bdi>
      <span className={onInk ? 'text-on-ink-soft' : 'text-text-soft'}>{label}</span>
    </div>
  );
}
