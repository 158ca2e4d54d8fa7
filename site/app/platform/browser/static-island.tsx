import { type ComponentType, type MouseEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

let hydrated = false;

/**
 * From now on what mounts was not written by the server. Called once the page is hydrated; `earlyPressScript` waits for
 * it.
 */
export function markHydrated(): void {
  hydrated = true;
  document.dispatchEvent(new Event('hydrated'));
}

/** Where a plain press on a link of the site leads; null where the browser is to follow it. */
function ownAddress(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (
    !link?.href ||
    link.target ||
    link.download ||
    button !== 0 ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey
  ) {
    return null;
  }
  return link.origin === location.origin ? link.pathname + link.search + link.hash : null;
}

interface StaticIslandProps<Props extends object> {
  /** `lazy(() => import(…))`, at the top of a module. */
  part: ComponentType<Props>;
  /** Its props: plain data. When they are no longer what the server had, the part is drawn anew. */
  of: Props;
}

/** Whether what mounts here is what the server wrote for this first view. */
export function useIsServerRendered(): boolean {
  const [standing] = useState(() => !import.meta.env.SSR && !hydrated);
  return standing;
}

/**
 * A part without handlers, which needs no session: the server draws it, and a first view lets that stand without
 * fetching what drew it. It is fetched and drawn in the browser where it first appears there, after a change of page,
 * and where what it shows has changed. Its links go through the router either way.
 *
 * This is no sleeping part of React's: for React there is one finished element, with nothing left to hydrate.
 */
export function StaticIsland<Props extends object>({ part: Part, of }: StaticIslandProps<Props>) {
  const navigate = useNavigate();
  const standing = useIsServerRendered();
  const [written] = useState(() => (standing ? JSON.stringify(of) : ''));

  if (standing && written === JSON.stringify(of)) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
      <div
        className="contents"
        onClick={(event) => {
          const address = ownAddress(event);
          if (address === null) return;
          event.preventDefault();
          void navigate(address);
        }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; what the server wrote stands
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div className="contents">
      {/* Without a boundary on the server, so that it is written in its place and not after the page. */}
      {import.meta.env.SSR ? (
        <Part {...of} />
      ) : (
        <Suspense fallback={null}>
          <Part {...of} />
        </Suspense>
      )}
    </div>
  );
}
