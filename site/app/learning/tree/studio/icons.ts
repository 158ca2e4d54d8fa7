import Eye from 'lucide-react/icons/eye';
import FolderInput from 'lucide-react/icons/folder-input';
import LockOpen from 'lucide-react/icons/lock-open';
import Upload from 'lucide-react/icons/upload';
import { studioIcon } from '#studio-kit/frame/icons.ts';

export const FreeIcon = studioIcon(LockOpen);
/** Drawn for left to right: the arrow enters from where the line begins. */
export const MoveIcon = studioIcon(FolderInput, 'rtl:-scale-x-100');
export const UploadIcon = studioIcon(Upload);
export const ShownIcon = studioIcon(Eye);
