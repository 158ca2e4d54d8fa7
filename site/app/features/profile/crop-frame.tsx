import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { cx } from '#ui/class-names.ts';
import { MinusIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { type Crop, maxZoom, moved, zoomed } from './crop.ts';
import { drawCrop } from './picture.ts';
import { useCropHand } from './use-crop-hand.ts';

/** Dots of the canvas: sharp on a phone's screen too. */
const dots = 640;

/** A share of the frame for each press of an arrow, and of the zoom for each + or −. */
const step = 0.05;
const zoomStep = 1.1;

/** Where an arrow moves the picture: on the screen, whatever the direction of reading. */
const arrows: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

interface CropFrameProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop(crop: Crop): void;
  /** The photo is on its way: it can be looked at only. */
  still: boolean;
}

/** The frame that a photo is cut in: the picture moves under it by hand, fingers or keys. */
export function CropFrame({ picture, crop, onCrop, still }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hand = useCropHand(picture, crop, onCrop);
  const helpId = useId();
  const closest = maxZoom(picture);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    const closer = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }[event.key];
    if (still || (!arrow && !closer)) return;
    event.preventDefault();
    if (arrow) onCrop(moved(picture, crop, ...arrow));
    else if (closer) onCrop(zoomed(picture, crop, crop.zoom * closer));
  }

  return (
    <div className="flex flex-col gap-4">
      {/* An application: screen readers then hand the arrows on instead of reading with them. */}
      <div
        role="application"
        aria-label="موضع الصورة داخل الإطار"
        aria-describedby={helpId}
        tabIndex={still ? -1 : 0}
        onKeyDown={press}
        {...(!still && hand)}
        className={cx(
          'relative mx-auto aspect-square w-full max-w-72 touch-none overflow-hidden rounded-lg bg-sunken select-none',
          still ? 'opacity-70' : 'cursor-grab active:cursor-grabbing',
        )}
      >
        <canvas ref={canvas} width={dots} height={dots} className="size-full" />
        {/* What lies outside of the circle is kept, but avatars do not show it. */}
        <svg
          viewBox="0 0 100 100"
          className="pointer-events-none absolute inset-0 size-full"
          aria-hidden="true"
        >
          <path
            d="M0 0h100v100H0zM50 1a49 49 0 0 0 0 98 49 49 0 0 0 0-98z"
            fillRule="evenodd"
            className="fill-ink"
            fillOpacity="0.55"
          />
          <circle
            cx="50"
            cy="50"
            r="49"
            className="fill-none stroke-lamp-flame"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <p id={helpId} className="sr-only">
        حرّك الصورة بأسهم لوحة المفاتيح، وكبّرها بعلامة زائد، وصغّرها بعلامة ناقص.
      </p>
      {closest > 1 && (
        <label className="mx-auto flex w-full max-w-72 items-center gap-3 text-text-soft">
          <MinusIcon className="size-5" />
          <span className="sr-only">تكبير الصورة</span>
          <input
            type="range"
            min={1}
            max={closest}
            step={0.01}
            value={crop.zoom}
            disabled={still}
            onChange={(event) => onCrop(zoomed(picture, crop, Number(event.target.value)))}
            className="h-11 min-w-0 grow accent-link"
          />
          <PlusIcon className="size-5" />
        </label>
      )}
    </div>
  );
}
