import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { controlClass } from '#ui/form/input.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { mediaByPathQuery, refreshMedia } from '../calls.ts';
import { CaptionsIcon, RemoveIcon, UploadIcon } from '../icons.ts';
import { acceptedFiles, kindHints } from '../media-texts.ts';
import { MediaWarning } from '../media-warning.tsx';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { addUploads, useUploadStore } from '../uploads/upload-store.ts';
import { UploadCanceled } from '../uploads/upload-types.ts';
import { captionLanguages, guessLanguage, isCaptions, languageName } from './caption-language.ts';
import { ChooseFile } from './choose-file.tsx';
import { FileDrop } from './file-drop.tsx';
import { usePageDrop } from './use-page-drop.ts';

/** One language of a lecture's captions; `media` is the path of its file. */
export interface CaptionValue {
  language: string;
  media: string;
}

export interface CaptionsFieldProps {
  value: CaptionValue[];
  onChange(value: CaptionValue[]): void;
  label?: string;
  disabled?: boolean;
}

/**
 * The captions of a video. A file that is dropped anywhere on its page adds its language, which is guessed and can be changed; one in a language that
 * is there already takes its place.
 */
export function CaptionsField({
  value,
  onChange,
  label = 'الترجمات',
  disabled = false,
}: CaptionsFieldProps) {
  const labelId = useId();
  const client = useQueryClient();
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const [keys, setKeys] = useState<number[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useUploadStore(({ uploads }) => uploads).filter(
    ({ key, state }) => keys.includes(key) && state !== 'ready' && state !== 'failed',
  );
  const { data: files } = useQuery(mediaByPathQuery(value.map(({ media }) => media)));

  const set = (next: CaptionValue[]) => {
    latest.current = next;
    onChange(next);
  };

  async function add(file: File): Promise<void> {
    const [upload] = addUploads([file]);
    if (!upload) return;
    setKeys((before) => [...before, upload.key]);
    try {
      const [language, media] = await Promise.all([guessLanguage(file), upload.ready]);
      const others = latest.current.filter((one) => one.language !== language);
      set([...others, { language, media: media.path }]);
      await refreshMedia(client);
    } catch (error) {
      if (!(error instanceof UploadCanceled)) setFailure((error as Error).message);
    }
  }

  function choose(chosen: File[]): void {
    const captions = chosen.filter(isCaptions);
    setFailure(captions.length < chosen.length ? `الترجمة ملف ${kindHints.captions}.` : null);
    for (const file of captions) void add(file);
  }

  usePageDrop((file) => !disabled && isCaptions(file), choose);

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
        {value.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {value.map((caption, place) => (
              <CaptionRow
                key={caption.media}
                caption={caption}
                file={files?.find(({ path }) => path === caption.media) ?? null}
                taken={value.map(({ language }) => language)}
                disabled={disabled}
                onLanguage={(language) =>
                  set(value.map((one, at) => (at === place ? { ...one, language } : one)))
                }
                onRemove={() => set(value.filter((_, at) => at !== place))}
              />
            ))}
          </ul>
        )}
        {running.map((item) => (
          <UploadProgress key={item.key} item={item} />
        ))}
        {failure && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
        {!disabled && (
          <div className="flex flex-wrap items-center gap-2">
            <ChooseFile
              variant="secondary"
              size="sm"
              icon={<UploadIcon className="size-4" />}
              accept={acceptedFiles.captions}
              multiple
              onFiles={choose}
            >
              أضف ترجمة
            </ChooseFile>
            <span className="text-sm text-text-faint">
              أو اسحب ملف {kindHints.captions} إلى الصفحة. نعرف لغته من اسمه أو محتواه.
            </span>
          </div>
        )}
      </FileDrop>
    </div>
  );
}

interface CaptionRowProps {
  caption: CaptionValue;
  file: Media | null;
  taken: readonly string[];
  disabled: boolean;
  onLanguage(language: string): void;
  onRemove(): void;
}

function CaptionRow({ caption, file, taken, disabled, onLanguage, onRemove }: CaptionRowProps) {
  const { language, media } = caption;
  const offered = [...new Set([language, ...captionLanguages])];
  const name = file?.name ?? media.split('/').pop() ?? '';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <CaptionsIcon className="size-5 shrink-0 text-text-faint" aria-hidden="true" />
      <FileName name={name} className="min-w-0 grow truncate text-sm" />
      <select
        aria-label={`لغة ${name}`}
        value={language}
        disabled={disabled}
        onChange={({ currentTarget }) => onLanguage(currentTarget.value)}
        className={`${controlClass} min-h-11 w-32! shrink-0 rounded-md px-2`}
      >
        {offered.map((one) => (
          <option key={one} value={one} disabled={one !== language && taken.includes(one)}>
            {languageName(one)}
          </option>
        ))}
      </select>
      {!disabled && (
        <IconButton label={`أزل ترجمة ${languageName(language)}`} onClick={onRemove}>
          <RemoveIcon className="size-4" />
        </IconButton>
      )}
      {file?.warning && (
        <div className="basis-full">
          <MediaWarning text={file.warning} />
        </div>
      )}
    </li>
  );
}
