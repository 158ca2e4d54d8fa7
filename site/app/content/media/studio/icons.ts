/** Icons of the media library; public pages do not need them. */
import Captions from '#ui/ornament/lucide/captions.ts';
import CircleExclamationPoint from '#ui/ornament/lucide/circle-exclamation-point.ts';
import File from '#ui/ornament/lucide/file.ts';
import Images from '#ui/ornament/lucide/images.ts';
import Pause from '#ui/ornament/lucide/pause.ts';
import Play from '#ui/ornament/lucide/play.ts';
import Trash from '#ui/ornament/lucide/trash.ts';
import Upload from '#ui/ornament/lucide/upload.ts';
import Video from '#ui/ornament/lucide/video.ts';
import X from '#ui/ornament/lucide/x.ts';
import { lucideIcon } from '#ui/ornament/lucide-icon.ts';

export const CaptionsIcon = lucideIcon(Captions);
export const FailedIcon = lucideIcon(CircleExclamationPoint);
export const FileIcon = lucideIcon(File);
export const LibraryIcon = lucideIcon(Images);
export const PauseIcon = lucideIcon(Pause);
export const PlayIcon = lucideIcon(Play);
export const RemoveIcon = lucideIcon(Trash);
export const UploadIcon = lucideIcon(Upload);
export const VideoIcon = lucideIcon(Video);
export const CloseIcon = lucideIcon(X);
