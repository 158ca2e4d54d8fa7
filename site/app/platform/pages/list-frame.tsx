import type { ReactNode } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';

interface ListFrameProps<Answer, Item> {
  list: { error: Error | null; isFetching: boolean; refetch(): unknown };
  /** What is shown: `useDeferredData(list.data)`. */
  answer: Answer | undefined;
  itemsOf(answer: Answer): Item[];
  failedTitle: string;
  /** Replaces the failure where a retry is pointless, e.g. where the server lacks the call; else returns null. */
  refusalOf(error: Error): ReactNode;
  skeleton: ReactNode;
  /** Shown above the items and above the empty state. */
  controls?: ReactNode;
  empty: ReactNode;
  children(items: Item[], answer: Answer): ReactNode;
}

/** A member's list in all its states: loading, failed, refused, empty, with items. */
export function ListFrame<Answer, Item>(props: ListFrameProps<Answer, Item>) {
  const { list, answer, itemsOf, refusalOf, children } = props;
  // Items that are shown stay when a refetch fails.
  if (answer === undefined && list.error) {
    return (
      refusalOf(list.error) ?? (
        <FailedState
          title={props.failedTitle}
          message={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )
    );
  }
  if (answer === undefined) return props.skeleton;
  const items = itemsOf(answer);
  return (
    <>
      {props.controls}
      {items.length > 0 ? children(items, answer) : props.empty}
    </>
  );
}
