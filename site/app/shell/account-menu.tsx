import { wording } from '@nibras/contract/text/wording.ts';
import { Suspense } from 'react';
import { useSession } from '#platform/session/session-store.ts';
import { RegisterIcon, SavedIcon, SignInIcon } from '#ui/ornament/icons.ts';
import { memberPart } from './member-part.ts';
import { MenuLink } from './menu-row.tsx';
import { ThemeRow } from './theme-row.tsx';
import { useCurrent } from './use-current.ts';

const MemberMenu = memberPart(() => import('./member-menu.tsx'));

/** The rows of the account menu, in the header and in the bottom bar. */
export function AccountMenu() {
  const signedIn = useSession((state) => state.isAuthenticated);
  if (!signedIn) return <GuestMenu />;
  return (
    <Suspense fallback={null}>
      <MemberMenu />
    </Suspense>
  );
}

function GuestMenu() {
  const current = useCurrent();
  return (
    <ul className="flex flex-col">
      <ThemeRow />
      <MenuLink to="/saved-articles" icon={<SavedIcon />} current={current('/saved-articles')}>
        {wording`المقالات المحفوظة`}
      </MenuLink>
      <MenuLink to="/login" icon={<SignInIcon />} current={current('/login')}>
        تسجيل الدخول
      </MenuLink>
      <MenuLink to="/register" icon={<RegisterIcon />} current={current('/register')}>
        إنشاء حساب
      </MenuLink>
    </ul>
  );
}
