import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cx } from '#ui/class-names.ts';
import { MinusIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { type CropArea, maxZoom, type OpenPicture } from './picture.ts';

/** CSS pixels that an arrow key moves the picture. */
const step = 12;

interface CropFrameProps {
  picture: OpenPicture;
  onCrop(area: CropArea): void;
  /** The photo is being uploaded and cannot be changed. */
  disabled: boolean;
}

/** The crop frame: the picture is moved under it by mouse, touch or keyboard. */
export function CropFrame({ picture, onCrop, disabled }: CropFrameProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const helpId = useId();
  const zoomLimit = maxZoom(picture.pixels);

  return (
    <div inert={disabled} className={cx('flex flex-col gap-4', disabled && 'opacity-70')}>
      {/* `ltr`, since the cropper's arrow keys and positions are physical directions. */}
      <div
        dir="ltr"
        className="relative mx-auto aspect-square w-full max-w-72 overflow-hidden rounded-lg bg-white"
      >
        <Cropper
          image={picture.url}
          crop={position}
          zoom={zoom}
          maxZoom={zoomLimit}
          aspect={1}
          objectFit="cover"
          // The stored photo is square; the circle shows what avatars display.
          cropShape="round"
          showGrid={false}
          keyboardStep={step}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={onCrop}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: 'border-2! border-lamp-flame! text-ink/55!' }}
          // With the role `application` screen readers pass the arrow keys to the page.
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
      {zoomLimit > 1 && (
        <label className="mx-auto flex w-full max-w-72 items-center gap-3 text-text-soft">
          <MinusIcon className="size-5" />
          <span className="sr-only">تكبير الصورة</span>
          <input
            type="range"
            min={1}
            max={zoomLimit}
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
