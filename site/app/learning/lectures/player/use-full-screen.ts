import { type RefObject, useEffect, useState } from 'react';

/** Whole screen by the browser, whole page by our style, or neither. */
export type Full = 'screen' | 'page' | null;

type WithPrefix = HTMLElement & { webkitRequestFullscreen?: () => void };
type DocumentWithPrefix = Document & {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
};

/**
 * Shows the player on the whole screen, with what lies over the video. An iPhone shows only the video itself on the whole
 * screen, without captions and overlays, so the player fills the page there.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState<Full>(null);

  useEffect(() => {
    function onChange() {
      const { fullscreenElement, webkitFullscreenElement } = document as DocumentWithPrefix;
      const element = fullscreenElement ?? webkitFullscreenElement ?? null;
      setFull(element !== null && element === root.current ? 'screen' : null);
    }
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('webkitfullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('webkitfullscreenchange', onChange);
    };
  }, [root]);

  useEffect(() => {
    if (full !== 'page') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [full]);

  function enter() {
    const element = root.current as WithPrefix | null;
    if (!element) return;
    if (element.requestFullscreen) element.requestFullscreen().catch(() => setFull('page'));
    else if (element.webkitRequestFullscreen) element.webkitRequestFullscreen();
    else setFull('page');
  }
  function leave() {
    if (full === 'page') return setFull(null);
    const page = document as DocumentWithPrefix;
    if (page.exitFullscreen) void page.exitFullscreen();
    else page.webkitExitFullscreen?.();
  }
  return { full, toggle: () => (full ? leave() : enter()) };
}
