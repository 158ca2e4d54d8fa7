import { studioIcon } from '#studio-kit/frame/icons.ts';
import Eye from '#ui/ornament/lucide/eye.ts';
import FolderInput from '#ui/ornament/lucide/folder-input.ts';
import LockOpen from '#ui/ornament/lucide/lock-open.ts';
import Upload from '#ui/ornament/lucide/upload.ts';

export const FreeIcon = studioIcon(LockOpen);
/** Drawn for left to right: the arrow enters from where the line begins. */
export const MoveIcon = studioIcon(FolderInput, 'rtl:-scale-x-100');
export const UploadIcon = studioIcon(Upload);
export const ShownIcon = studioIcon(Eye);
