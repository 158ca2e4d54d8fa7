import {
  putStudioInboxByKindByThingAssignee,
  putStudioInboxByKindByThingSnooze,
} from '@nibras/contract/site/waiting/studio/calls.ts';
import type { WaitingRow, WaitingThing } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useState } from 'react';
import { useSession } from '#platform/session/session-store.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useChange } from '#studio-kit/frame/use-change.ts';
import { ScheduleDialog } from '#studio-kit/saving/schedule-dialog.tsx';
import { Button } from '#ui/form/button.tsx';
import { DownIcon, DurationIcon, PersonIcon } from '#ui/ornament/icons.ts';
import { DropdownMenu, MenuItem, MenuLine } from '#ui/overlay/dropdown-menu.tsx';
import { snoozeTimes } from './snooze-times.ts';

interface ThingActionsProps {
  row: WaitingRow;
  people: WaitingThing['people'];
  onSnoozed(): void;
}

/** Who takes a thing, and when it returns. */
export function ThingActions({ row, people, onSnoozed }: ThingActionsProps) {
  const me = useSession(({ user }) => user);
  const { timeZone } = useSiteConfig();
  const [now] = useState(Date.now);
  const [choosing, setChoosing] = useState(false);
  const { busy, change } = useChange();
  const params = { kind: row.kind, thing: row.id };
  const assign = (person: number | null) =>
    void change(
      putStudioInboxByKindByThingAssignee,
      { params, body: { person } },
      { done: ({ message }) => message, failed: 'تعذر الإسناد' },
    );
  async function snooze(until: string | null): Promise<boolean> {
    const made = await change(
      putStudioInboxByKindByThingSnooze,
      { params, body: { until } },
      { done: ({ message }) => message, failed: 'تعذر التأجيل' },
    );
    if (made && until !== null) onSnoozed();
    return made !== null;
  }
  const assigned = row.assigned_to;
  const mine = me && assigned?.id === Number(me.id);
  return (
    <div className="flex flex-wrap gap-2">
      {row.kind !== 'chats' && (
        <DropdownMenu
          trigger={
            <Button
              variant="secondary"
              size="sm"
              disabled={busy}
              icon={<PersonIcon className="size-4.5" />}
            >
              {assigned ? (
                <>
                  <span className="sr-only">أُسند إلى </span>
                  <bdi className="max-w-32 truncate">{mine ? 'لك' : assigned.name}</bdi>
                </>
              ) : (
                'أسنده'
              )}
              <DownIcon className="size-4" />
            </Button>
          }
        >
          {me && !mine && <MenuItem onSelect={() => assign(Number(me.id))}>إليّ</MenuItem>}
          {people
            .filter(({ id }) => id !== assigned?.id)
            .map(({ id, name }) => (
              <MenuItem key={id} onSelect={() => assign(id)}>
                <bdi>{name}</bdi>
              </MenuItem>
            ))}
          {assigned && (
            <>
              <MenuLine />
              <MenuItem onSelect={() => assign(null)}>ألغِ الإسناد</MenuItem>
            </>
          )}
        </DropdownMenu>
      )}
      {row.snoozed_until ? (
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void snooze(null)}>
          أعده الآن
        </Button>
      ) : (
        <DropdownMenu
          trigger={
            <Button
              variant="secondary"
              size="sm"
              disabled={busy}
              icon={<DurationIcon className="size-4.5" />}
            >
              أجّله
              <DownIcon className="size-4" />
            </Button>
          }
        >
          {snoozeTimes(now, timeZone).map(({ at, label }) => (
            <MenuItem key={label} onSelect={() => void snooze(new Date(at).toISOString())}>
              {label}
            </MenuItem>
          ))}
          <MenuLine />
          <MenuItem onSelect={() => setChoosing(true)}>إلى موعد آخر…</MenuItem>
        </DropdownMenu>
      )}
      {choosing && (
        <ScheduleDialog title="أجّله إلى" onClose={() => setChoosing(false)} onChoose={snooze} />
      )}
    </div>
  );
}
