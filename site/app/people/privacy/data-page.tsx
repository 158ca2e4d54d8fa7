import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { Link } from '#ui/text/link.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';

const page = definePage({
  queries: () => ({}),
  head: () => ({ title: 'بياناتي', noindex: true }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

/** What users can do with all that is kept about them. */
export default function DataPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">بياناتي</h1>
        <p className="mt-3 text-text-soft">
          ما نحفظه عنك ملكك: تنزّله متى شئت وتقرؤه، وتحذفه مع حسابك. اسمك وبريدك وصورتك تعدّلها في{' '}
          <Link to="/profile">ملفك الشخصي</Link>.
        </p>
        <noscript>
          <p className="mt-4">
            تحتاج هذه الصفحة إلى تفعيل JavaScript في متصفحك، فبه نعرف حسابك. وإن تعذّر ذلك{' '}
            <a href="/contact">فراسلنا</a> لننفذ طلبك.
          </p>
        </noscript>
        <div className="mt-8 grid grid-cols-1 gap-6">
          <ExportSection />
          <ConsentsSection />
          <DeletionSection />
        </div>
      </div>
    </div>
  );
}
