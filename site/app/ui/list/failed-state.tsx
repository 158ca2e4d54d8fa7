import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Button } from '../form/button.tsx';
import { OfflineIcon, RetryIcon } from '../ornament/icons.ts';
import { StarFrame } from '../ornament/star-frame.tsx';

export interface FailedStateProps {
  title?: string;
  /** What happened, in the server's Arabic words where it gave some. */
  message: string;
  onRetry?(): void;
  /** The new try is on its way. */
  retrying?: boolean;
  /** In place of the retry button, e.g. a link. */
  action?: ReactNode;
  /** Where it stands in place of the whole page: its title is the page's. */
  headingLevel?: 1 | 2;
  className?: string;
}

/** Something failed: what, and what to do now. */
export function FailedState({
  title = 'تعذّر تحميل هذا الجزء',
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
