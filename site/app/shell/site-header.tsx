import { Link } from 'react-router';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { HeaderActions } from './header-actions.tsx';
import { MainMenu } from './main-menu.tsx';
import { SiteLogo } from './site-logo.tsx';

/** The header; on a phone only the logo and the actions, since the bottom bar has the menu. */
export function SiteHeader({ className }: { className?: string }) {
  const { siteName } = useSiteConfig();
  return (
    <header className={cx('sticky top-0 z-header border-b border-line bg-surface', className)}>
      <div className="page-width flex h-15 items-center gap-1 md:h-18 lg:gap-4 xl:gap-8">
        <Link
          to="/"
          aria-label={`${siteName}، الصفحة الرئيسية`}
          className="flex h-11 items-center no-underline"
        >
          <SiteLogo />
        </Link>
        <MainMenu className="h-full max-md:hidden" />
        <HeaderActions />
      </div>
    </header>
  );
}
