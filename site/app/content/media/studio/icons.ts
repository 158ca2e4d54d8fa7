/** Icons of the media library; they come from Lucide directly, since public pages do not need them. */
export {
  Captions as CaptionsIcon,
  CircleAlert as FailedIcon,
  File as FileIcon,
  Images as LibraryIcon,
  Pause as PauseIcon,
  Play as PlayIcon,
  Trash2 as RemoveIcon,
  Upload as UploadIcon,
  Video as VideoIcon,
  X as CloseIcon,
} from 'lucide-react';
