import { lazy, type ReactNode } from 'react';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { useReturnReason } from '#platform/session/return-to.ts';

// Of no use to the form: a first view does without its script.
const LanternPanel = lazy(() => import('./lantern-panel.tsx'));

interface AuthFrameProps {
  title: string;
  lead: ReactNode;
  /** Shown under the form: links to the other sign-in pages. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of the sign-in pages: the form and, on wide screens, a decorative panel. */
export function AuthFrame({ title, lead, footer, children }: AuthFrameProps) {
  const reason = useReturnReason();
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 pt-2 pb-10 sm:pt-8 sm:pb-16 lg:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
      {/* Aligned to the top: centred content would shift while the page is streaming. */}
      <section className="mx-auto w-full max-w-md lg:pt-12">
        {/* Of one height with and without a reason, which the server does not know. */}
        <p className="mb-1 line-clamp-2 min-h-7 font-medium wrap-anywhere text-accent-text">
          {reason}
        </p>
        <h1 className="text-3xl font-semibold wrap-anywhere">{title}</h1>
        <p className="mt-3 text-lg wrap-anywhere text-text-soft">{lead}</p>
        <div className="mt-8">{children}</div>
        <noscript>
          <p className="mt-6 text-text-soft">يحتاج تسجيل الدخول إلى تفعيل JavaScript في متصفحك.</p>
        </noscript>
        {footer && <div className="mt-8 border-t border-line pt-6 text-text-soft">{footer}</div>}
      </section>
      <aside
        aria-hidden="true"
        className="relative hidden min-h-[40rem] flex-col justify-end overflow-hidden rounded-2xl bg-ink p-9 lg:flex"
      >
        <StaticIsland part={LanternPanel} of={{}} />
      </aside>
    </div>
  );
}
