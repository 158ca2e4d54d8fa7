import '#ui/work.css';
import { useEffect } from 'react';
import { fixedMeta } from '#platform/head.ts';
import { registerWorker } from '#platform/worker.ts';
import { Workbench } from './workbench.tsx';

export const meta = fixedMeta({
  title: 'ساحة التجربة',
  description:
    'اكتب كودًا بـ Python أو JavaScript أو TypeScript أو HTML أو SQL وشغّله في متصفحك، بلا حساب وبلا تثبيت. شارك برنامجك برابط.',
  path: '/playground',
});

/** Asks the service worker to keep this page and its scripts, so that it opens without a network next time. */
function useOffline(): void {
  useEffect(() => {
    void registerWorker().then((registration) =>
      registration?.active?.postMessage({ type: 'keep-playground' }),
    );
  }, []);
}

/** Where anybody writes and runs a program, without an account. */
export default function PlaygroundPage() {
  useOffline();
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="text-4xl">ساحة التجربة</h1>
      <p className="mt-2 max-w-3xl text-lg text-text-soft">
        اكتب وشغّل في متصفحك، بلا حساب وبلا تثبيت. يبقى ما تكتبه على جهازك وحده حتى تشاركه برابط.
      </p>
      <noscript>
        <p className="mt-4 rounded-md bg-info-soft px-4 py-3">
          يحتاج تشغيل البرامج إلى تفعيل JavaScript في متصفحك.
        </p>
      </noscript>
      <Workbench />
    </div>
  );
}
