import type { Media, MediaKind } from '@nibras/contract/content/media/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { mediaByPathQuery } from '../calls.ts';
import { FailedIcon, LibraryIcon, RemoveIcon, UploadIcon } from '../icons.ts';
import { MediaPicker } from '../library/media-picker.tsx';
import { MediaPreview } from '../media-preview.tsx';
import { acceptedFiles, factsOf, kindHints, kindNames } from '../media-texts.ts';
import { MediaWarning } from '../media-warning.tsx';
import { StreamStatus } from '../streams/stream-status.tsx';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { ChooseFile } from './choose-file.tsx';
import { FileDrop } from './file-drop.tsx';
import { useMediaUpload } from './use-media-upload.ts';

export interface MediaFieldProps {
  kind: MediaKind;
  /** The path of the file; null for none. */
  value: string | null;
  onChange(path: string | null): void;
  label: string;
  hint?: string;
  /** Called with the file once it is known and ready, also for one that was chosen before. */
  onMedia?(media: Media): void;
  disabled?: boolean;
  /** Whether the chooser of files opens at once. */
  chooseAtOnce?: boolean;
}

/** A file of content: shows it, takes a dropped or chosen one, offers those of the library, and removes it. */
export function MediaField({
  kind,
  value,
  onChange,
  label,
  hint = kindHints[kind],
  onMedia,
  disabled = false,
  chooseAtOnce = false,
}: MediaFieldProps) {
  const labelId = useId();
  const [picking, setPicking] = useState(false);
  const previous = useRef<string | null>(null);
  const { data } = useQuery(mediaByPathQuery(value ? [value] : []));
  const media = data?.[0] ?? null;
  const upload = useMediaUpload({
    onSent: (sent) => {
      previous.current = value;
      onChange(sent.path);
    },
    onReady: (ready) => onMedia?.(ready),
    onFailed: (failed) => {
      // What stood here before is better than a file that cannot be used.
      if (failed) onChange(previous.current);
    },
  });
  const failure = upload.failure ?? (media?.state === 'failed' ? media.failure : null);
  const choose = (files: File[]) => files[0] && upload.start(files[0]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be placed like the labels of other fields
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-1.5">
      <span id={labelId} className="font-medium text-text">
        {label}
      </span>
      <FileDrop
        onFiles={disabled ? () => undefined : choose}
        className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-3"
      >
        {upload.item ? (
          <UploadProgress item={upload.item} />
        ) : (
          value && <FieldFile media={media} path={value} loading={data === undefined} />
        )}
        {failure && (
          <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
            <FailedIcon className="mt-1 size-4 shrink-0" aria-hidden="true" />
            {failure}
          </p>
        )}
        {!upload.item && !failure && <MediaWarning text={media?.warning} />}
        {!disabled && (
          <div className="flex flex-wrap items-center gap-2">
            <ChooseFile
              variant="secondary"
              size="sm"
              icon={<UploadIcon className="size-4" />}
              accept={acceptedFiles[kind]}
              onFiles={choose}
              atOnce={chooseAtOnce}
            >
              {value ? 'استبدل' : `ارفع ${kindNames[kind]}`}
            </ChooseFile>
            <Button
              variant="ghost"
              size="sm"
              icon={<LibraryIcon className="size-4" />}
              onClick={() => setPicking(true)}
            >
              من المكتبة
            </Button>
            {value && (
              <Button
                variant="ghost"
                size="sm"
                icon={<RemoveIcon className="size-4" />}
                onClick={() => onChange(null)}
              >
                أزل
              </Button>
            )}
            <span className="text-sm text-text-faint">
              {value ? hint : `أو اسحب الملف إلى هنا. ${hint}`}
            </span>
          </div>
        )}
      </FileDrop>
      {picking && (
        <MediaPicker
          kind={kind}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false);
            onChange(picked.path);
            onMedia?.(picked);
          }}
        />
      )}
    </div>
  );
}

/** The file that stands in a field. */
function FieldFile({
  media,
  path,
  loading,
}: {
  media: Media | null;
  path: string;
  loading: boolean;
}) {
  if (loading) return <Skeleton inPlace className="aspect-video w-full max-w-md" />;
  if (!media) {
    return (
      <p className="text-sm text-text-soft">
        <bdi dir="ltr">{path.split('/').pop()}</bdi>
      </p>
    );
  }
  const isShown = media.kind === 'image' || media.kind === 'video';
  return (
    <div className="flex max-w-md flex-col gap-2">
      {isShown && <MediaPreview media={media} />}
      <p className="flex flex-wrap gap-x-3 text-sm text-text-soft">
        <FileName name={media.name} className="font-medium text-text wrap-anywhere" />
        {factsOf(media).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {media.state === 'processing' && <span>تجري معالجته…</span>}
      </p>
      <StreamStatus media={media} />
    </div>
  );
}
