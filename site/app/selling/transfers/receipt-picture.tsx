import { transfers as limits } from '@nibras/contract/limits.ts';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { CameraIcon, ErrorIcon, PortfolioIcon } from '#ui/ornament/icons.ts';

interface ReceiptPictureProps {
  picture: File | null;
  /** The address of the picture of the receipt before, which stays where no other is chosen. */
  former: string | null;
  problem: string | null;
  opening: boolean;
  disabled: boolean;
  onChoose(file: File): void;
}

/** An address of a file in the browser, as long as it is shown. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

const pictureIn = (files: FileList): File | undefined =>
  [...files].find(({ type }) => type === '' || type.startsWith('image/'));

/** The receipt's picture: from the camera, the gallery, the clipboard or dropped, with a preview. */
export function ReceiptPicture({
  picture,
  former,
  problem,
  opening,
  disabled,
  onChoose,
}: ReceiptPictureProps) {
  const own = useFileAddress(picture);
  const [over, setOver] = useState(false);
  const shown = own ?? former;
  const take = (files: FileList | null | undefined) => {
    const chosen = files && pictureIn(files);
    if (chosen && !disabled) onChoose(chosen);
    return chosen !== undefined;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways beside the buttons
    <div
      onPaste={(event: ClipboardEvent) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'flex flex-col gap-3 rounded-md border border-dashed p-4 transition-colors',
        problem
          ? 'border-danger'
          : over
            ? 'border-accent-edge bg-accent-soft'
            : 'border-line-strong',
      )}
    >
      {shown && (
        <img
          src={shown}
          alt={own ? 'الصورة التي اخترتها' : 'الصورة التي أرسلتها من قبل'}
          className="max-h-80 self-center rounded-sm object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Chooser
          camera
          label="صوّر الإيصال"
          className="pointer-fine:hidden"
          {...{ opening, disabled, take }}
        />
        <Chooser
          label={shown ? 'اختر صورة أخرى' : 'اختر صورة الإيصال'}
          {...{ opening, disabled, take }}
        />
      </div>
      <p className="text-sm text-text-faint">
        {former && !own
          ? 'تبقى الصورة التي أرسلتها من قبل، إلا أن تختار غيرها.'
          : 'لقطة الشاشة بعد التحويل تكفي. لا يراها إلا فريق المنصة.'}
      </p>
      <p
        data-error=""
        role="alert"
        className="flex items-start gap-1.5 text-sm text-danger empty:hidden"
      >
        {problem && <ErrorIcon className="mt-1 size-4 shrink-0" />}
        {problem}
      </p>
    </div>
  );
}

interface ChooserProps {
  label: string;
  camera?: boolean;
  className?: string;
  opening: boolean;
  disabled: boolean;
  take(files: FileList | null): boolean;
}

function Chooser({ label, camera = false, className, opening, disabled, take }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        icon={camera ? <CameraIcon className="size-5" /> : <PortfolioIcon className="size-5" />}
        className={className}
        disabled={disabled}
        loading={opening && !camera}
        loadingLabel="جارٍ فتح الصورة…"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        // Named one by one, iPhones convert their own format to JPEG.
        accept={limits.pictureTypes.join(',')}
        {...(camera && { capture: 'environment' as const })}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          take(event.target.files);
          // Without this, choosing the same file again fires no change event.
          event.target.value = '';
        }}
      />
    </>
  );
}
