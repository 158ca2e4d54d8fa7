import { useState } from 'react';
import { useSavedCount } from '#features/saved-articles/index.ts';
import { session } from '#platform/session/session.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { toggleTheme } from '#platform/theme.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import {
  CoursesIcon,
  MoonIcon,
  PersonIcon,
  RegisterIcon,
  SavedIcon,
  SignInIcon,
  SignOutIcon,
  SunIcon,
} from '#ui/icons.ts';
import { MenuButton, MenuLink } from './menu-row.tsx';
import { useCurrent } from './use-current.ts';

/** The rows of the account: in the header's user menu and in the bottom bar's. */
export function AccountMenu() {
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <>
      {signedIn && <Person />}
      <ul className="flex flex-col">
        <ThemeRow />
        {signedIn ? <MemberRows /> : <GuestRows />}
      </ul>
    </>
  );
}

function Person() {
  const user = useSession((state) => state.user);
  const mediaUrl = useMediaUrl();
  const name = user?.name ?? user?.email ?? 'حسابي';
  return (
    <div className="mb-1 flex items-center gap-3 border-b border-line px-3 pt-1.5 pb-3.5">
      <Avatar name={name} src={mediaUrl(user?.profile_photo_url, 160)} />
      <div className="min-w-0">
        <p dir="auto" className="truncate text-start font-semibold">
          {name}
        </p>
        {user?.email && user.email !== name && (
          <p className="truncate text-sm text-text-faint">
            <bdi>{user.email}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** Both labels are in the page and the theme's class shows one: the server knows no theme. */
function ThemeRow() {
  return (
    <MenuButton
      onClick={toggleTheme}
      icon={
        <>
          <MoonIcon className="dark:hidden" />
          <SunIcon className="hidden dark:block" />
        </>
      }
    >
      <span className="dark:hidden">المظهر الداكن</span>
      <span className="hidden dark:inline">المظهر الفاتح</span>
    </MenuButton>
  );
}

function MemberRows() {
  const savedCount = useSavedCount();
  const current = useCurrent();
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await session.signOut();
    setLeaving(false);
  }
  return (
    <>
      <MenuLink to="/profile" icon={<PersonIcon />} current={current('/profile')}>
        الملف الشخصي
      </MenuLink>
      <MenuLink to="/my-courses" icon={<CoursesIcon />} current={current('/my-courses')}>
        كورساتي
      </MenuLink>
      <MenuLink
        to="/saved-articles"
        icon={<SavedIcon />}
        current={current('/saved-articles')}
        after={savedCount > 0 && <Badge tone="lamp">{savedCount}</Badge>}
      >
        المقالات المحفوظة
      </MenuLink>
      <MenuButton onClick={leave} busy={leaving} icon={<SignOutIcon />}>
        {leaving ? 'جارٍ تسجيل الخروج…' : 'تسجيل الخروج'}
      </MenuButton>
    </>
  );
}

function GuestRows() {
  const current = useCurrent();
  return (
    <>
      <MenuLink to="/login" icon={<SignInIcon />} current={current('/login')}>
        تسجيل الدخول
      </MenuLink>
      <MenuLink to="/register" icon={<RegisterIcon />} current={current('/register')}>
        إنشاء حساب
      </MenuLink>
    </>
  );
}
