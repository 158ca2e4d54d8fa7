export { mediaByPathQuery } from './calls.ts';
export {
  captionStems,
  guessLanguage,
  isCaptions,
  languageName,
} from './fields/caption-language.ts';
export { CaptionsField } from './fields/captions-field.tsx';
export { ChooseFile } from './fields/choose-file.tsx';
export { FileDrop } from './fields/file-drop.tsx';
export { MediaField } from './fields/media-field.tsx';
export { CaptionsIcon, LibraryIcon, UploadIcon } from './icons.ts';
export { MediaPicker } from './library/media-picker.tsx';
export { MediaQuotaBar } from './library/media-quota.tsx';
export { acceptedFiles, formatDuration, kindHints } from './media-texts.ts';
export { MediaWarning } from './media-warning.tsx';
export { UploadProgress } from './uploads/upload-progress.tsx';
export { addUploads, useUploadStore } from './uploads/upload-store.ts';
export { type Upload, UploadCanceled, type UploadItem } from './uploads/upload-types.ts';
