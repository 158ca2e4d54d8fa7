import type { ParsedManager } from '@nibras/contract/compat/parse-services.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { SideCard } from '#ui/list/side-card.tsx';
import { MailIcon, VerifiedIcon } from '#ui/ornament/icons.ts';
import { Link } from '#ui/text/link.tsx';
import { isTrainer } from './manager-line.tsx';

/** The person responsible for the service. */
export function ManagerCard({ manager }: { manager: ParsedManager }) {
  const mediaUrl = useMediaUrl();
  const { name, email, photo, verified } = manager;
  return (
    <SideCard title={wording`مسؤول الخدمة`}>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={mediaUrl(photo, 160)} size="lg" />
        <div className="min-w-0">
          <p dir="auto" className="text-start font-semibold">
            {name}
          </p>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            <li>
              {isTrainer(manager) ? (
                <Badge tone="lamp">مدرّب</Badge>
              ) : (
                <Badge>{roleName(manager.role)}</Badge>
              )}
            </li>
            {verified && (
              <li>
                <Badge tone="success" icon={<VerifiedIcon />}>
                  موثّق
                </Badge>
              </li>
            )}
          </ul>
        </div>
      </div>
      {email && email !== name && (
        <Link
          to={`mailto:${email}`}
          look="quiet"
          className="mt-4 inline-flex! max-w-full items-center gap-2"
        >
          <MailIcon className="size-5 text-text-faint" />
          <bdi dir="ltr" className="min-w-0 truncate">
            {email}
          </bdi>
        </Link>
      )}
    </SideCard>
  );
}

/** The Arabic name of a role; an English role is not shown. */
function roleName(role: string): string {
  if (role.toLowerCase() === 'admin') return 'إدارة المنصة';
  return /\p{Script=Arabic}/u.test(role) ? role : 'فريق العمل';
}
