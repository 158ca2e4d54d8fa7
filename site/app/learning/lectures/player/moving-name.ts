import './moving-name.css';
import { createNameGuard } from './name-guard.ts';
import { type Box, nameArea, pictureBox } from './name-place.ts';

/** How often the name sets out for another place, from and to; how long it drifts there. Milliseconds. */
const [movesFrom, movesTo, drifts] = [10_000, 20_000, 8_000];
/** How often the guard looks while the video plays. Milliseconds. */
const looksEvery = 2_000;

interface MovingNameOptions {
  player: HTMLElement;
  video: HTMLVideoElement;
  name: string;
  /** The name was removed, hidden or changed by other code than this. */
  onHidden(): void;
}

/** An iPhone's own full screen shows the video without what lies over it. */
const nativeFullScreen = 'webkitbeginfullscreen';

/**
 * Draws a name over the picture that drifts to another place every 10 to 20 seconds of playback; with reduced motion it
 * jumps. React does not own the element, so a page that lost it does not break.
 * @returns a function that removes it
 */
export function showMovingName({ player, video, name, onHidden }: MovingNameOptions): () => void {
  const element = document.createElement('div');
  element.className = 'player-name';
  element.setAttribute('aria-hidden', 'true');
  const text = document.createElement('span');
  text.dir = 'rtl';
  text.textContent = name;
  element.append(text);
  // Over the captions, which would cover it, and under the controls.
  const captions = player.querySelector('.player-captions');
  (captions ?? video).after(element);
  let at = { x: Math.random(), y: Math.random() };

  function place(drift: boolean) {
    const { clientWidth: width, clientHeight: height } = player;
    const picture = pictureBox(
      { width, height },
      { width: video.videoWidth, height: video.videoHeight },
    );
    const area: Box = nameArea(picture, height);
    element.style.maxInlineSize = `${area.width}px`;
    const x = area.x + Math.max(0, area.width - element.offsetWidth) * at.x;
    const y = area.y + Math.max(0, area.height - element.offsetHeight) * at.y;
    element.style.transitionDuration = drift ? `${drifts}ms` : '0s';
    element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }
  place(false);

  const guard = createNameGuard(element, { player, name });
  function look() {
    if (guard.isShown()) return;
    // The player may have become smaller since the name was placed.
    place(false);
    if (!guard.isShown()) onHidden();
  }
  const observer = new MutationObserver(look);
  observer.observe(player, { childList: true });
  observer.observe(element, {
    attributes: true,
    attributeFilter: ['class', 'hidden', 'style'],
    characterData: true,
    childList: true,
    subtree: true,
  });
  const resized = new ResizeObserver(() => place(false));
  resized.observe(player);
  const onMetadata = () => place(false);
  video.addEventListener('loadedmetadata', onMetadata);
  video.addEventListener(nativeFullScreen, onHidden);

  const looking = setInterval(() => !video.paused && look(), looksEvery);
  let moving: ReturnType<typeof setTimeout>;
  function moveLater() {
    moving = setTimeout(
      () => {
        if (!video.paused) {
          at = { x: Math.random(), y: Math.random() };
          place(true);
        }
        moveLater();
      },
      movesFrom + Math.random() * (movesTo - movesFrom),
    );
  }
  moveLater();

  return () => {
    clearInterval(looking);
    clearTimeout(moving);
    observer.disconnect();
    resized.disconnect();
    video.removeEventListener('loadedmetadata', onMetadata);
    video.removeEventListener(nativeFullScreen, onHidden);
    element.remove();
  };
}
