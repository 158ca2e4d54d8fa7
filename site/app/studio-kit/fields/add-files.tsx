import type { Media, MediaKind } from '@nibras/contract/content/media/studio/shapes.ts';
import { useEffect, useRef, useState } from 'react';
import {
  acceptedFiles,
  addUploads,
  ChooseFile,
  FileDrop,
  kindHints,
  LibraryIcon,
  MediaPicker,
  UploadCanceled,
  UploadIcon,
  UploadProgress,
  useUploadStore,
} from '#content/media/studio/index.ts';
import { Button } from '#ui/form/button.tsx';

interface AddFilesProps {
  kind: MediaKind;
  /** The button: «أضف ملفات». */
  label: string;
  disabled: boolean;
  /** Called for each file once it can be used. */
  onFile(media: Media): void;
}

/** Takes files of a kind: dropped, chosen, several at once, or from the library. */
export function AddFiles({ kind, label, disabled, onFile }: AddFilesProps) {
  const [keys, setKeys] = useState<number[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  const running = useUploadStore(({ uploads }) => uploads).filter(
    ({ key, state }) => keys.includes(key) && state !== 'ready' && state !== 'failed',
  );

  async function upload(files: File[]) {
    setFailure(null);
    const uploads = addUploads(files);
    setKeys((before) => [...before, ...uploads.map(({ key }) => key)]);
    // One after another, so that the list has the order in which the files were chosen.
    for (const { ready } of uploads) {
      try {
        latest.current(await ready);
      } catch (error) {
        if (!(error instanceof UploadCanceled)) setFailure((error as Error).message);
      }
    }
  }

  if (disabled) return null;
  return (
    <FileDrop
      onFiles={(files) => void upload(files)}
      className="flex flex-col gap-3 rounded-lg border border-dashed border-line-strong p-3"
    >
      {running.map((item) => (
        <UploadProgress key={item.key} item={item} />
      ))}
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFile
          variant="secondary"
          size="sm"
          icon={<UploadIcon className="size-4" />}
          accept={acceptedFiles[kind]}
          multiple
          onFiles={(files) => void upload(files)}
        >
          {label}
        </ChooseFile>
        <Button
          variant="ghost"
          size="sm"
          icon={<LibraryIcon className="size-4" />}
          onClick={() => setPicking(true)}
        >
          من المكتبة
        </Button>
        <span className="text-sm text-text-faint">{`أو اسحبها إلى هنا. ${kindHints[kind]}`}</span>
      </div>
      {picking && (
        <MediaPicker
          kind={kind}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false);
            onFile(picked);
          }}
        />
      )}
    </FileDrop>
  );
}
