import { roles } from '@nibras/contract/people/auth/shapes.ts';
import type { ListedPerson } from '@nibras/contract/people/people/studio/shapes.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Link } from '#ui/text/link.tsx';
import { roleTexts } from '../people-texts.ts';
import { usePersonActions } from '../use-person-actions.ts';

/** A person who has a role, with the choice of another one; not for oneself, who would lose the studio by mistake. */
export function HolderRow({ person }: { person: ListedPerson }) {
  const { id, name, email, photo, role, suspended, online } = person;
  const media = useMediaUrl();
  const isOwn = useSession(({ user }) => Number(user?.id) === id);
  const { busy, changeRole } = usePersonActions(id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <Avatar name={name} src={media(photo, 120)} online={online} />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Link to={`/studio/people/${id}`} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </Link>
          {suspended && <Badge tone="danger">موقوف</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-text-faint">
          <bdi dir="ltr">{email}</bdi>
        </p>
      </div>
      {isOwn ? (
        <Badge>هذا حسابك</Badge>
      ) : (
        <div className="w-40">
          <Select
            aria-label={`دور ${name}`}
            value={role}
            disabled={busy}
            onChange={({ target }) => {
              const chosen = roles.find((one) => one === target.value);
              if (chosen) void changeRole(chosen);
            }}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleTexts[one].name}
              </option>
            ))}
          </Select>
        </div>
      )}
    </li>
  );
}
