import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { CameraIcon, ErrorIcon } from '#ui/ornament/icons.ts';
import { photoProblem, photoTexts, photoTypes } from './chosen-file.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { closePicture, type OpenPicture, openPicture } from './picture.ts';

/** Changes the photo: choose a file, crop it, upload it. */
export function PhotoChanger({ onDone }: { onDone(change: ProfileChange): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [openCount, setOpenCount] = useState(0);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hintId = useId();
  // An opened bitmap holds memory until it is closed.
  useEffect(() => () => void (picture && closePicture(picture)), [picture]);

  async function openFile(file: File | undefined) {
    if (!file) return;
    const invalid = photoProblem(file);
    setProblem(invalid);
    if (invalid) return setPicture(null);
    setOpening(true);
    try {
      setPicture(await openPicture(file));
      setOpenCount((number) => number + 1);
    } catch {
      setProblem(photoTexts.unreadable);
      setPicture(null);
    } finally {
      setOpening(false);
    }
  }

  return (
    <div className="flex flex-col items-center gap-2">
      <input
        ref={input}
        type="file"
        accept={photoTypes.join(',')}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          void openFile(event.target.files?.[0]);
          // Without this, choosing the same file again fires no change event.
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon={<CameraIcon className="size-5" />}
        aria-describedby={hintId}
        loading={opening}
        loadingLabel="جارٍ فتح الصورة…"
        onClick={() => input.current?.click()}
      >
        تغيير الصورة
      </Button>
      <p id={hintId} className="max-w-64 text-center text-sm text-text-faint">
        {photoTexts.hint}
      </p>
      <p
        role="alert"
        className="flex max-w-64 items-start justify-center gap-1.5 text-center text-sm text-danger empty:hidden"
      >
        {problem && <ErrorIcon className="mt-1 size-4" />}
        {problem}
      </p>
      {picture && (
        <PhotoDialog
          // The key resets the crop for another picture.
          key={openCount}
          picture={picture}
          onClose={() => setPicture(null)}
          onChooseAnother={() => input.current?.click()}
          onDone={(change) => {
            setPicture(null);
            onDone(change);
          }}
        />
      )}
    </div>
  );
}
