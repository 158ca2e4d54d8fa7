import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon, NextIcon, PreviousIcon } from '#ui/ornament/icons.ts';
import { textDirection } from '#ui/text/text-direction.ts';
import { LightboxPicture } from './lightbox-picture.tsx';
import { type Direction, keyTarget, wrapIndex } from './lightbox-steps.ts';
import { useModal } from './use-modal.ts';
import { usePreload } from './use-preload.ts';
import { useSwipe } from './use-swipe.ts';

export interface LightboxProps {
  name: string;
  images: string[];
  start: number;
  onClose(): void;
}

/** A full-screen dialog that shows one picture at a time. */
export function Lightbox({ name, images, start, onClose }: LightboxProps) {
  const mediaUrl = useMediaUrl();
  const [index, setIndex] = useState(start);
  const { ref, keepFocusInside } = useModal();
  const count = images.length;
  const srcAt = (position: number) => mediaUrl(images[position]);
  const step = (by: 1 | -1) => setIndex((at) => wrapIndex(at, by, count));
  const direction = (): Direction =>
    ref.current && getComputedStyle(ref.current).direction === 'ltr' ? 'ltr' : 'rtl';
  const { offset, handlers } = useSwipe({ direction, onStep: step });
  usePreload([1, -1].map((by) => srcAt(wrapIndex(index, by, count))));

  function handleKey(event: KeyboardEvent) {
    keepFocusInside(event);
    const target = keyTarget(event.key, { index, count, direction: direction() });
    if (target === null) return;
    event.preventDefault();
    setIndex(target);
  }

  function closeFromBackdrop(event: MouseEvent) {
    if (!(event.target as Element).closest('img, button')) ref.current?.close();
  }

  return (
    <dialog
      ref={ref}
      aria-label={`صور ${name}`}
      onClose={onClose}
      onKeyDown={handleKey}
      onClick={closeFromBackdrop}
      className="dark m-0 grid size-full max-h-none max-w-none animate-fade-in touch-pan-y touch-pinch-zoom grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden overscroll-contain bg-sunken p-0 text-text select-none backdrop:bg-transparent"
      {...handlers}
    >
      <div className="flex items-center justify-between gap-4 p-2 ps-5 sm:p-3 sm:ps-6">
        <p dir={textDirection(name)} className="min-w-0 truncate text-start text-text-soft">
          {name}
        </p>
        <IconButton label="إغلاق" onClick={() => ref.current?.close()}>
          <CloseIcon />
        </IconButton>
      </div>
      <LightboxPicture
        key={index}
        src={srcAt(index)}
        alt={`${name}، صورة ${index + 1} من ${count}`}
        offset={offset}
      />
      <div className="flex items-center justify-center gap-5 p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {count > 1 && (
          <IconButton
            label="الصورة السابقة"
            variant="outlined"
            onClick={() => step(-1)}
            className={sideClass('start')}
          >
            <PreviousIcon />
          </IconButton>
        )}
        <p aria-live="polite" className="min-w-24 text-center text-text-soft tabular-nums">
          <span className="sr-only">صورة </span>
          {index + 1} من {count}
        </p>
        {count > 1 && (
          <IconButton
            label="الصورة التالية"
            variant="outlined"
            onClick={() => step(1)}
            className={sideClass('end')}
          >
            <NextIcon />
          </IconButton>
        )}
      </div>
    </dialog>
  );
}

/** Button position: below the picture on a phone, at its sides on a desktop. */
const sideClass = (edge: 'start' | 'end') =>
  `md:absolute! md:inset-y-0 md:my-auto rounded-full! md:size-13 ${edge === 'start' ? 'md:start-5' : 'md:end-5'}`;
