import { Link } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { AccountMenu } from '#shell/account-menu.tsx';
import { Popup } from '#shell/popup.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { DownIcon, ExternalIcon } from '#ui/ornament/icons.ts';

/** The foot of the side navigation: the way to the public site, and the account's menu, which opens upwards. */
export function AccountRow() {
  const user = useSession((state) => state.user);
  const mediaUrl = useMediaUrl();
  const name = user?.name ?? user?.email ?? 'حسابي';
  return (
    <>
      <Link
        to="/"
        className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-text-soft no-underline transition-colors hover:bg-sunken hover:text-text focus-visible:-outline-offset-3"
      >
        <ExternalIcon className="size-5 text-text-faint" />
        العودة إلى الموقع
      </Link>
      <Popup
        label="، قائمة الحساب"
        className="relative"
        onDemand
        button={
          <>
            <Avatar name={name} src={mediaUrl(user?.profile_photo_url, 160)} size="sm" />
            <span dir="auto" className="min-w-0 grow truncate text-start">
              {name}
            </span>
            <DownIcon className="size-4 rotate-180 text-text-faint transition-transform group-open/popup:rotate-0" />
          </>
        }
        buttonClass="flex min-h-12 w-full items-center gap-3 rounded-md px-2 font-medium transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
        panelClass="absolute inset-x-0 bottom-full z-menu mb-2 animate-rise-in rounded-lg p-1.5"
      >
        <AccountMenu />
      </Popup>
    </>
  );
}
