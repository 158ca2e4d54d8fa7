import { useEffect } from 'react';

/**
 * Sets `--visible-height` and `--visible-top` on the root to the area above a phone's on-screen keyboard. `dvh`
 * accounts for the browser's bars but not for the keyboard, which would cover the composer.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // During pinch zoom the viewport shrinks without a keyboard.
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
