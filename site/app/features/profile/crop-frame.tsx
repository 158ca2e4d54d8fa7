import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cx } from '#ui/class-names.ts';
import { MinusIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { type CropArea, maxZoom, type OpenPicture } from './picture.ts';

/** Pixels of the screen for each press of an arrow. */
const step = 12;

interface CropFrameProps {
  picture: OpenPicture;
  onCrop(area: CropArea): void;
  /** The photo is on its way: it can be looked at only. */
  still: boolean;
}

/** The frame that a photo is cut in: the picture moves under it by hand, fingers or keys. */
export function CropFrame({ picture, onCrop, still }: CropFrameProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const helpId = useId();
  const closest = maxZoom(picture.pixels);

  return (
    <div inert={still} className={cx('flex flex-col gap-4', still && 'opacity-70')}>
      {/* Left and right are those of the screen, whatever the direction of reading. */}
      <div
        dir="ltr"
        className="relative mx-auto aspect-square w-full max-w-72 overflow-hidden rounded-lg bg-white"
      >
        <Cropper
          image={picture.address}
          crop={place}
          zoom={zoom}
          maxZoom={closest}
          aspect={1}
          objectFit="cover"
          // What lies outside of the circle is kept, but avatars do not show it.
          cropShape="round"
          showGrid={false}
          keyboardStep={step}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={onCrop}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: 'border-2! border-lamp-flame! text-ink/55!' }}
          // An application: screen readers then hand the arrows on instead of reading with them.
          cropperProps={{
            role: 'application',
            'aria-label': 'موضع الصورة داخل الإطار',
            'aria-describedby': helpId,
          }}
        />
      </div>
      <p id={helpId} className="sr-only">
        حرّك الصورة بأسهم لوحة المفاتيح.
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
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-11 min-w-0 grow accent-link"
          />
          <PlusIcon className="size-5" />
        </label>
      )}
    </div>
  );
}
