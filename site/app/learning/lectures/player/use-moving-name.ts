import { type RefObject, useEffect, useState } from 'react';

interface MovingNameOptions {
  root: RefObject<HTMLElement | null>;
  media: HTMLVideoElement | null;
  /** Absent where none is shown. */
  text: string | undefined;
}

/**
 * Moves the viewer's name over the picture, and pauses the video when it is hidden; the next play shows it again. Its code
 * is loaded only where there is a name.
 * @returns whether the video was paused for it
 */
export function useMovingName({ root, media, text }: MovingNameOptions): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const player = root.current;
    if (!player || !media || !text) return;
    let isOver = false;
    let stop: (() => void) | null = null;

    async function show(player: HTMLElement, video: HTMLVideoElement, name: string) {
      setHidden(false);
      if (stop) return;
      try {
        const { showMovingName } = await import('./moving-name.ts');
        if (isOver || stop) return;
        stop = showMovingName({ player, video, name, onHidden: pause });
      } catch {
        // Without its code the name cannot be shown; the next play tries again.
        pause();
      }
    }
    function pause() {
      stop?.();
      stop = null;
      media?.pause();
      if (!isOver) setHidden(true);
    }
    const onPlay = () => void show(player, media, text);
    onPlay();
    media.addEventListener('play', onPlay);
    return () => {
      isOver = true;
      media.removeEventListener('play', onPlay);
      stop?.();
    };
  }, [root, media, text]);
  return isHidden;
}
