import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatDate } from '#platform/format.ts';
import type { SessionUser } from '#platform/session/session-types.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { PhotoChanger } from './photo-changer.tsx';

const roleNames: Record<Role, string> = {
  get student() {
    return wording`حساب طالب`;
  },
  get teacher() {
    return wording`حساب معلّم`;
  },
  editor: 'حساب محرّر',
  admin: 'حساب مشرف',
};

interface IdentityCardProps {
  user: SessionUser;
  onPhoto(change: ProfileChange): void;
}

/** The user's photo, name, email, role and date of registration. */
export function IdentityCard({ user, onPhoto }: IdentityCardProps) {
  const mediaUrl = useMediaUrl();
  const { timeZone } = useSiteConfig();
  const name = user.name ?? user.email ?? 'حسابي';
  const role = user.role && roleNames[user.role];
  return (
    <section
      aria-label="صورتك واسمك"
      className="overflow-hidden rounded-xl border border-line bg-raised"
    >
      <div className="relative h-28 bg-ink text-on-ink">
        <Lattice
          className="absolute inset-0 size-full"
          tile={40}
          light={[0.5, 0.72]}
          reach={0.62}
        />
      </div>
      <div className="flex flex-col items-center gap-1 px-5 pb-6">
        <span className="relative -mt-14 rounded-full bg-raised p-1.5">
          <Avatar
            name={name}
            src={mediaUrl(user.profile_photo_url ?? user.profile_photo_path, 320)}
            size="xl"
          />
        </span>
        <p dir="auto" className="mt-2 max-w-full text-center text-xl font-semibold break-words">
          {name}
        </p>
        {user.email && (
          <p className="max-w-full text-center break-all text-text-soft">
            <bdi>{user.email}</bdi>
          </p>
        )}
        {(role || user.created_at) && (
          <p className="text-sm text-text-faint">
            {[role, user.created_at && `عضو منذ ${formatDate(user.created_at, timeZone)}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <div className="mt-4">
          <PhotoChanger onDone={onPhoto} />
        </div>
      </div>
    </section>
  );
}
