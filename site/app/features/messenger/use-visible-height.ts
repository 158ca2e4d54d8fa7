import { useEffect } from 'react';

/**
 * Keeps `--visible-height` and `--visible-top` on the page root: what a phone's keyboard leaves of the screen. `dvh`
 * knows the browser's bars and not the keyboard, and without this the composer would lie under it.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Pinched to be read larger: nothing has covered the page.
      if (view.scale !== 1) return;
      style.setProperty('--visible-height', `${view.height}px`);
      style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
  }, []);
}
