import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { useSavedCount } from '#content/articles/index.ts';
import { useHasOwnQuestions, useQuestionInbox } from '#conversation/discussions/index.ts';
import { session } from '#platform/session/session.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import {
  CertificateIcon,
  CoursesIcon,
  EditIcon,
  HeartIcon,
  HelpIcon,
  InboxIcon,
  PersonIcon,
  SavedIcon,
  SignOutIcon,
  TagIcon,
} from '#ui/ornament/icons.ts';
import { MenuButton, MenuLink } from './menu-row.tsx';
import { ThemeRow } from './theme-row.tsx';
import { useCurrent } from './use-current.ts';

/** The account menu of a member: the user and their rows. */
export default function MemberMenu() {
  return (
    <>
      <Person />
      <ul className="flex flex-col">
        <ThemeRow />
        <MemberRows />
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

function MemberRows() {
  const savedCount = useSavedCount();
  // Only a server that sends permissions has purchases and favourites, extensions of the specification.
  const hasExtensions = useSession((state) => state.user?.permissions !== undefined);
  const inbox = useQuestionInbox();
  const hasOwnQuestions = useHasOwnQuestions();
  const hasStudio = useSession(({ user }) => user?.capabilities?.includes('studio:open') === true);
  const current = useCurrent();
  const [signingOut, setSigningOut] = useState(false);
  async function signOut() {
    setSigningOut(true);
    await session.signOut();
    setSigningOut(false);
  }
  return (
    <>
      {hasStudio && (
        <MenuLink to="/studio" icon={<EditIcon />} current={current('/studio')}>
          الاستوديو
        </MenuLink>
      )}
      <MenuLink to="/profile" icon={<PersonIcon />} current={current('/profile')}>
        الملف الشخصي
      </MenuLink>
      <MenuLink to="/my-courses" icon={<CoursesIcon />} current={current('/my-courses')}>
        {wording`كورساتي`}
      </MenuLink>
      {hasExtensions && (
        <MenuLink to="/purchases" icon={<TagIcon />} current={current('/purchases')}>
          مشترياتي
        </MenuLink>
      )}
      {hasExtensions && (
        <MenuLink
          to="/my-certificates"
          icon={<CertificateIcon />}
          current={current('/my-certificates')}
        >
          {wording`شهاداتي`}
        </MenuLink>
      )}
      {hasExtensions && (
        <MenuLink to="/favourites" icon={<HeartIcon />} current={current('/favourites')}>
          المفضلة
        </MenuLink>
      )}
      {hasOwnQuestions && (
        <MenuLink to="/my-questions" icon={<HelpIcon />} current={current('/my-questions')}>
          أسئلتي
        </MenuLink>
      )}
      {inbox.has && (
        <MenuLink
          to="/teacher-desk"
          icon={<InboxIcon />}
          current={current('/teacher-desk')}
          after={inbox.waiting > 0 && <Badge tone="lamp">{inbox.waiting}</Badge>}
        >
          {wording`مكتب المعلّم`}
        </MenuLink>
      )}
      <MenuLink
        to="/saved-articles"
        icon={<SavedIcon />}
        current={current('/saved-articles')}
        after={savedCount > 0 && <Badge tone="lamp">{savedCount}</Badge>}
      >
        {wording`المقالات المحفوظة`}
      </MenuLink>
      <MenuButton onClick={signOut} busy={signingOut} icon={<SignOutIcon />}>
        {signingOut ? 'جارٍ تسجيل الخروج…' : 'تسجيل الخروج'}
      </MenuButton>
    </>
  );
}
