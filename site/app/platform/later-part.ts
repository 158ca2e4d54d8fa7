import { type ComponentType, lazy } from 'react';

type Part = { default: ComponentType };

/** How far below the screen a part may be before its script is fetched. */
const near = '400px';

/** The first sign that somebody is there: from here on the whole page is to be awake. */
const signs = ['pointerdown', 'keydown'] as const;

/** Tells of every change of the address, by whoever made it; older browsers have none. */
const addresses = () => (window as { navigation?: EventTarget }).navigation;

/**
 * Settles when the element comes near what is seen, the person does anything at all, or the address changes: the
 * next page cannot be drawn around a part that still sleeps, so a redirect would wait for it for ever.
 */
function whenNeeded(id: string): Promise<void> {
  const element = document.getElementById(id);
  const navigation = addresses();
  // Not written by the server, it is needed as soon as it is drawn; and no part may sleep through a redirect.
  if (!element || !navigation) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      { rootMargin: near },
    );
    function wake() {
      observer.disconnect();
      for (const sign of signs) document.removeEventListener(sign, wake);
      navigation?.removeEventListener('navigate', wake);
      resolve();
    }
    observer.observe(element);
    for (const sign of signs) document.addEventListener(sign, wake, { passive: true });
    navigation.addEventListener('navigate', wake);
  });
}

/**
 * A part far below the first view, for the browser: what the server wrote of it stands, and works as
 * HTML does, until its script is fetched. It stands in a Suspense boundary of its own, takes no
 * properties, and its outermost element has the id.
 */
export function laterPart(id: string, load: () => Promise<Part>) {
  return lazy(async () => {
    await whenNeeded(id);
    return load();
  });
}
