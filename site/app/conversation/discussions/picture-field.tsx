import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatFileSize } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { AttachmentIcon, CloseIcon } from '#ui/ornament/icons.ts';
import { FileName } from '#ui/text/file-name.tsx';
import type { PictureState } from './use-picture.ts';

/** The chosen picture above a form's buttons: a preview, its description and the progress of its upload. */
export function ChosenPicture({ picture, sending }: { picture: PictureState; sending: boolean }) {
  const { file, problem, progress } = picture;
  return (
    <>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
      {file && (
        <div className="mt-3 rounded-lg border border-line p-3">
          <div className="flex items-center gap-3">
            <Preview file={file} />
            <span className="min-w-0 grow">
              <FileName name={file.name} className="block truncate" />
              <span className="text-xs text-text-faint">{formatFileSize(file.size)}</span>
            </span>
            {!sending && (
              <IconButton label="إزالة الصورة" onClick={picture.remove}>
                <CloseIcon />
              </IconButton>
            )}
          </div>
          {progress === null ? (
            <Field label="ماذا تُظهر الصورة؟" optional className="mt-3">
              <Input
                value={picture.alt}
                maxLength={picture.altMaxLength}
                disabled={sending}
                placeholder="لمن لا يستطيع رؤيتها"
                onChange={(event) => picture.setAlt(event.target.value)}
              />
            </Field>
          ) : (
            <ProgressBar
              className="mt-3"
              label="رفع الصورة"
              // Everything is uploaded: the time that the server still needs is unknown.
              value={progress < 1 ? progress : null}
            />
          )}
        </div>
      )}
    </>
  );
}

function Preview({ file }: { file: File }): ReactNode {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return (
    <span className="size-16 shrink-0 overflow-hidden rounded-md bg-sunken">
      {url && <img src={url} alt="" className="size-full object-cover" />}
    </span>
  );
}

/** The button that chooses a picture. */
export function AttachPicture({ picture, disabled }: { picture: PictureState; disabled: boolean }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        icon={<AttachmentIcon className="size-5" />}
        disabled={disabled}
        onClick={() => chooser.current?.click()}
      >
        {picture.file ? 'غيّر الصورة' : 'أرفق صورة'}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        aria-label="صورة مرفقة"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) picture.choose(chosen);
          // Without this, choosing the same file again fires no change event.
          event.target.value = '';
        }}
      />
    </>
  );
}
