import type { ListedPerson } from '@nibras/contract/people/people/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { LogIcon, PurchasesIcon } from '#studio-kit/frame/icons.ts';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import { type RowCommand, runByKey, shortcutsOf } from '#studio-kit/lists/commands/row-command.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { MinusIcon, PlayIcon, SignOutIcon } from '#ui/ornament/icons.ts';
import { MenuItem, MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { SuspendDialog } from './dialogs/suspend-dialog.tsx';
import { roleTexts, roleTones } from './people-texts.ts';
import { usePersonActions } from './use-person-actions.ts';

interface PersonRowProps {
  person: ListedPerson;
  /** Marked where it is found. */
  search: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
}

/** An account in the list; the name leads to its page. It is rendered again only where it is another. */
export const PersonRow = memo(function PersonRow({ person, search, now }: PersonRowProps) {
  const { id, name, email, phone_number: phone, photo, role, suspended, online } = person;
  const shows = useShows();
  const media = useMediaUrl();
  const [suspending, setSuspending] = useState(false);
  const commands = usePersonCommands(person, () => setSuspending(true));
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is in a group of `LongRows`
    <div
      role="listitem"
      onKeyDown={(event) => runByKey(event, commands)}
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 transition-colors hover:bg-sunken/60 @3xl:grid-flow-col @3xl:grid-cols-(--columns)"
    >
      <Avatar name={name} src={media(photo, 120)} online={online} />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-normal">
          <Link
            to={`/studio/people/${id}`}
            aria-keyshortcuts={shortcutsOf(commands) || undefined}
            className="min-w-0 font-semibold wrap-anywhere text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi>
              <Highlight text={name} search={search} />
            </bdi>
          </Link>
          {role !== 'student' && <Badge tone={roleTones[role]}>{roleTexts[role].name}</Badge>}
          {suspended && <Badge tone="danger">موقوف</Badge>}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-text-faint">
          {shows('email') && (
            <bdi dir="ltr" className="wrap-anywhere">
              <Highlight text={email} search={search} />
            </bdi>
          )}
          {phone && shows('phone') && (
            <bdi dir="ltr" className="@3xl:hidden">
              {phone}
            </bdi>
          )}
          {shows('courses') && person.courses > 0 && (
            <span className="@3xl:hidden">{countLabel(person.courses, 'course')}</span>
          )}
          {shows('seen') && <LastSeen person={person} now={now} className="@3xl:hidden" />}
        </p>
      </div>
      {shows('phone') && (
        <p className="text-sm text-text-soft @max-3xl:hidden">
          {phone && <bdi dir="ltr">{phone}</bdi>}
        </p>
      )}
      {(shows('courses') || shows('seen')) && (
        <p className="text-sm text-text-faint @max-3xl:hidden">
          {shows('courses') && person.courses > 0 && (
            <span className="block">{countLabel(person.courses, 'course')}</span>
          )}
          {shows('seen') && <LastSeen person={person} now={now} />}
        </p>
      )}
      <div className="relative min-w-11">
        {commands.length > 0 && <Menu person={person} commands={commands} />}
      </div>
      {suspending && (
        <SuspendDialog
          person={{ id, name, suspended: null }}
          onClose={() => setSuspending(false)}
        />
      )}
    </div>
  );
});

/** Suspends an account, or lifts it; not one's own. */
function usePersonCommands({ id, suspended }: ListedPerson, onSuspend: () => void): RowCommand[] {
  const { lift } = usePersonActions(id);
  const isOwn = useSession(({ user }) => Number(user?.id) === id);
  if (isOwn) return [];
  return suspended
    ? [{ name: 'stop', label: 'ارفع الإيقاف', icon: <PlayIcon />, run: () => void lift() }]
    : [
        {
          name: 'stop',
          label: 'أوقف الحساب…',
          icon: <MinusIcon />,
          danger: true,
          run: onSuspend,
        },
      ];
}

function Menu({
  person: { id, name, email },
  commands,
}: {
  person: ListedPerson;
  commands: readonly RowCommand[];
}) {
  const { busy, signOut } = usePersonActions(id);
  return (
    <CommandMenu of={`حساب ${name}`} commands={commands}>
      <MenuItem icon={<SignOutIcon />} disabled={busy} onSelect={() => void signOut()}>
        سجّل الخروج من كل الأجهزة
      </MenuItem>
      <MenuLink to={`/studio/purchases?person=${id}`} icon={<PurchasesIcon />}>
        مشترياته
      </MenuLink>
      <MenuLink to={`/studio/log?search=${encodeURIComponent(email)}`} icon={<LogIcon />}>
        سجل التغييرات من هذا الحساب
      </MenuLink>
    </CommandMenu>
  );
}

interface LastSeenProps {
  person: Pick<ListedPerson, 'online' | 'last_seen_at'>;
  now: number;
  className?: string;
}

/** When a person was last on the site. */
function LastSeen({ person: { online, last_seen_at: at }, now, className }: LastSeenProps) {
  const text = online ? 'متصل الآن' : at ? `آخر ظهور ${formatTimeAgo(at, now)}` : 'لا ظهور بعد';
  return <span className={className}>{text}</span>;
}
