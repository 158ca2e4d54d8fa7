import { type ComponentType, type MouseEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

let hydrated = false;

/**
 * Called once the page is hydrated: components that mount later were not rendered by the server. `earlyPressScript`
 * listens to the event.
 */
export function markHydrated(): void {
  hydrated = true;
  document.dispatchEvent(new Event('hydrated'));
}

/**
 * The path of a same-origin link that was clicked without modifier keys; null where the browser should follow the link
 * itself.
 */
function internalPath(event: MouseEvent): string | null {
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
  /** The part's props: plain data. The part is rendered again when they differ from the server's. */
  of: Props;
}

/** Whether the component that calls this was rendered by the server for the first view. */
export function useIsServerRendered(): boolean {
  const [serverRendered] = useState(() => !import.meta.env.SSR && !hydrated);
  return serverRendered;
}

/**
 * A part without event handlers and session. The server renders it, and a first view keeps that HTML without loading
 * the part's code. The code is loaded where the part first appears in the browser: after a navigation, or when its
 * props have changed. Its links go through the router either way.
 *
 * This is not React's selective hydration: for React it is one finished element with nothing to hydrate.
 */
export function StaticIsland<Props extends object>({ part: Part, of }: StaticIslandProps<Props>) {
  const navigate = useNavigate();
  const serverRendered = useIsServerRendered();
  const [serverProps] = useState(() => (serverRendered ? JSON.stringify(of) : ''));

  if (serverRendered && serverProps === JSON.stringify(of)) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the handler catches clicks on the links inside
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
      <div
        className="contents"
        onClick={(event) => {
          const address = internalPath(event);
          if (address === null) return;
          event.preventDefault();
          void navigate(address);
        }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty: React keeps the HTML of the server
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div className="contents">
      {/* No Suspense on the server: a boundary may be streamed after the rest of the page. */}
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
