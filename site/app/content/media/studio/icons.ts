/** Icons of the media library; they come from Lucide directly, since public pages do not need them. */
export { default as CaptionsIcon } from 'lucide-react/icons/captions';
export { default as FailedIcon } from 'lucide-react/icons/circle-exclamation-point';
export { default as FileIcon } from 'lucide-react/icons/file';
export { default as LibraryIcon } from 'lucide-react/icons/images';
export { default as PauseIcon } from 'lucide-react/icons/pause';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as RemoveIcon } from 'lucide-react/icons/trash';
export { default as UploadIcon } from 'lucide-react/icons/upload';
export { default as VideoIcon } from 'lucide-react/icons/video';
export { default as CloseIcon } from 'lucide-react/icons/x';
