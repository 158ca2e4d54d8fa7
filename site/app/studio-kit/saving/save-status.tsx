import { spanLabel } from '@nibras/contract/text/count.ts';
import { useEffect, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { SaveState } from './editor-state.ts';
import { savingTexts } from './saving-texts.ts';
import type { EditedAny } from './use-studio-item.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** «حُفظ الآن», «حُفظ قبل 5 ثوانٍ». */
export function savedAgo(savedAt: number, now: number): string {
  const passed = Math.max(0, now - savedAt);
  if (passed < second) return 'حُفظ الآن';
  const [size, name] =
    passed < minute
      ? ([second, 'second'] as const)
      : passed < hour
        ? ([minute, 'minute'] as const)
        : passed < day
          ? ([hour, 'hour'] as const)
          : ([day, 'day'] as const);
  return `حُفظ قبل ${spanLabel(Math.floor(passed / size), name)}`;
}

/** The time, again every second, or every half minute once that is exact enough. */
function useNow(since: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const every = since !== null && now - since < minute ? second : minute / 2;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return Math.max(now, since ?? 0);
}

const isTrouble = (state: SaveState) => !['loading', 'saved', 'saving', 'waiting'].includes(state);

/** Whether everything is saved, always visible. Screen readers are told of a new state, not of each second. */
export function SaveStatus({ item: edited }: { item: EditedAny }) {
  const { status, savedAt } = edited;
  const now = useNow(savedAt);
  const text =
    status === 'saved'
      ? savedAt === null
        ? savingTexts.neverSaved
        : savedAgo(savedAt, now)
      : savingTexts.state[status];
  return (
    <p
      className={isTrouble(status) ? 'text-sm text-danger' : 'text-sm text-text-soft'}
      data-save-status={status}
    >
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>
        <span role="status">{status === 'waiting' ? '' : savingTexts.state[status]}</span>
      </VisuallyHidden>
      {isTrouble(status) && status !== 'conflict' && (
        <span> {edited.stored ? savingTexts.storedInBrowser : savingTexts.notStoredInBrowser}</span>
      )}
      {(status === 'offline' || status === 'failed') && (
        <Button variant="ghost" size="sm" onClick={edited.saveNow}>
          {savingTexts.retry}
        </Button>
      )}
    </p>
  );
}
