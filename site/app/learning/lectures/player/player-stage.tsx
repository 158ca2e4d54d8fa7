import { type MouseEvent, type PointerEvent, useRef } from 'react';

interface PlayerStageProps {
  onTap(): void;
  onPress(): void;
  onDoublePress(): void;
  /** Two taps on one half of the picture, and each further one. */
  onSeek(direction: 'forward' | 'back'): void;
}

/** Taps within this time belong together. Milliseconds. */
const togetherWithin = 350;

/**
 * The picture as a control: a click plays and pauses, two fill the screen; a tap shows the controls, two on one half seek.
 * The keyboard has the buttons and keys for the same.
 */
export function PlayerStage({ onTap, onPress, onDoublePress, onSeek }: PlayerStageProps) {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, side: '' });
  const pointer = useRef('mouse');

  function handleTap(event: MouseEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const side = event.clientX < left + width / 2 ? 'back' : 'forward';
    const now = event.timeStamp;
    const isSecond = now - last.current.at < togetherWithin && last.current.side === side;
    last.current = { at: now, side };
    if (isSecond) onSeek(side);
    else onTap();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has buttons and keys for the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className="player-stage"
      onPointerDown={(event: PointerEvent) => {
        pointer.current = event.pointerType;
      }}
      onClick={(event) => (pointer.current === 'touch' ? handleTap(event) : onPress())}
      onDoubleClick={() => pointer.current !== 'touch' && onDoublePress()}
    />
  );
}
