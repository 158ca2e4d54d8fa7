import type { StudioTransfer } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { NextIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { Money } from '#ui/text/money.tsx';
import { transferQuery, waitingQuery } from './queries.ts';
import { emptyTexts } from './texts.ts';
import { TransferView } from './transfer-view.tsx';

/** Fetches the next receipt and its picture, so that it is there when the one before is decided. */
function usePrefetched(next: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (next === null) return;
    void client.fetchQuery(transferQuery(next)).then(
      ({ transfer }) => {
        new Image().src = transfer.picture;
      },
      // It is fetched again when its turn comes.
      () => undefined,
    );
  }, [client, next]);
}

/** The receipts that wait, one at a time from the oldest on: after a decision the next one comes by itself. */
export function Queue() {
  const list = useQuery(waitingQuery);
  const [chosen, setChosen] = useState<number | null>(null);
  // What was decided here is in the list until it is fetched again.
  const [decided, setDecided] = useState<readonly number[]>([]);
  const waiting = list.data?.transfers.data.filter(({ id }) => !decided.includes(id)) ?? [];
  const current = chosen ?? waiting[0]?.id ?? null;
  if (list.isPending) return <QueueSkeleton />;
  if (!list.data) {
    return (
      <FailedState
        message={errorText(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (current === null) return <EmptyState icon={<SuccessIcon />} {...emptyTexts.waiting} />;
  return (
    <div className="flex flex-col gap-4">
      {waiting.length > 1 && <Strip {...{ waiting, current }} onChoose={setChosen} />}
      <Receipt
        key={current}
        id={current}
        onNext={(next) => {
          setDecided((before) => [...before, current]);
          setChosen(next);
        }}
      />
    </div>
  );
}

interface StripProps {
  waiting: StudioTransfer[];
  current: number;
  onChoose(id: number): void;
}

/** Whose receipts wait, to take one before its turn. */
function Strip({ waiting, current, onChoose }: StripProps) {
  return (
    <nav aria-label="الإيصالات التي تنتظر">
      <ul className="relative flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
        {waiting.map(({ id, person, purchase }) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => onChoose(id)}
              className={cx(
                'flex min-h-11 max-w-56 items-center gap-2 rounded-md border px-3 text-sm transition-colors',
                id === current
                  ? 'border-accent-edge bg-accent-soft font-semibold text-accent-text'
                  : 'border-line bg-raised text-text-soft hover:border-line-strong hover:text-text',
              )}
            >
              <bdi className="truncate">{person?.name ?? 'حساب محذوف'}</bdi>
              <Money amount={purchase.due} currency={purchase.currency} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Receipt({ id, onNext }: { id: number; onNext(next: number | null): void }) {
  const { data, error, isFetching, refetch } = useQuery(transferQuery(id));
  usePrefetched(data?.next ?? null);
  if (data) {
    return (
      <>
        {data.acts.length === 0 && (
          <Button variant="secondary" className="self-start" onClick={() => onNext(data.next)}>
            التالي مما ينتظر
            <NextIcon className="size-4.5" />
          </Button>
        )}
        <TransferView transfer={data} onDecided={({ next }) => onNext(next)} />
      </>
    );
  }
  if (error) {
    return (
      <FailedState
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return <QueueSkeleton />;
}

/** A receipt that is loading. */
export function QueueSkeleton() {
  return (
    <div
      role="status"
      aria-label="جارٍ تحميل الإيصال"
      className="grid gap-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(22rem,1fr)]"
    >
      <Skeleton className="h-[60dvh]" />
      <SkeletonText lines={8} />
    </div>
  );
}
