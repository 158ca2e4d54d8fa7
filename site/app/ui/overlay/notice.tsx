import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../ornament/icons.ts';

const variants = {
  success: { icon: SuccessIcon, ground: 'bg-success-soft', tone: 'text-success' },
  danger: { icon: ErrorIcon, ground: 'bg-danger-soft', tone: 'text-danger' },
  warning: { icon: WarningIcon, ground: 'bg-warning-soft', tone: 'text-warning' },
  info: { icon: InfoIcon, ground: 'bg-info-soft', tone: 'text-info' },
};

export interface NoticeProps {
  tone: keyof typeof variants;
  title?: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A banner in the page: the result of a form, a limit, a state. Danger is announced at once. */
export function Notice({ tone, title, action, className, children }: NoticeProps) {
  const { icon: Icon, ground, tone: colour } = variants[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-md px-4 py-3.5', ground, className)}
    >
      <Icon className={cx('mt-0.5 size-6', colour)} />
      <div className="min-w-0 grow wrap-anywhere">
        {title && <p className="font-semibold text-text">{title}</p>}
        <div className="text-text">{children}</div>
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
