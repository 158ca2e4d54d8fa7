import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Button } from '../form/button.tsx';
import { OfflineIcon, RetryIcon } from '../ornament/icons.ts';
import { StarFrame } from '../ornament/star-frame.tsx';

export interface FailedStateProps {
  title?: string;
  /** What happened, in the server's Arabic text where it sent one. */
  message: string;
  onRetry?(): void;
  /** True while the retry runs. */
  retrying?: boolean;
  /** Replaces the retry button, e.g. a link. */
  action?: ReactNode;
  /** Set where it replaces the whole page: its title is then the page's heading. */
  headingLevel?: 1 | 2;
  className?: string;
}

/** The state of a part that failed to load, with a retry. */
export function FailedState({
  title = 'تعذر تحميل هذا الجزء',
  message,
  onRetry,
  retrying = false,
  action,
  headingLevel,
  className,
}: FailedStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col items-center gap-4 rounded-lg border border-line bg-raised px-5 py-10 text-center',
        className,
      )}
    >
      <StarFrame tone="danger">
        <OfflineIcon />
      </StarFrame>
      <div className="flex max-w-md flex-col gap-1">
        <Title className="text-lg font-semibold">{title}</Title>
        <p className="text-text-soft">{message}</p>
      </div>
      {action ??
        (onRetry && (
          <Button
            variant="secondary"
            icon={<RetryIcon className="size-5" />}
            loading={retrying}
            loadingLabel="جارٍ المحاولة…"
            onClick={onRetry}
          >
            أعد المحاولة
          </Button>
        ))}
    </div>
  );
}
