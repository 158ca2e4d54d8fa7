import { Link, Outlet } from 'react-router';
import { useSiteConfig } from '#platform/state/site-config.ts';

/** Header, main and footer around every page of the site. */
export default function SiteLayout() {
  const { siteName } = useSiteConfig();
  return (
    <>
      <header className="page-width flex items-center gap-6 py-4">
        <Link to="/" className="text-xl font-semibold">
          {siteName}
        </Link>
        <nav aria-label="القائمة الرئيسية" className="flex gap-4">
          <Link to="/courses">الكورسات</Link>
          <Link to="/my-courses">كورساتي</Link>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
