import Archive from 'lucide-react/icons/archive';
import CircleDot from 'lucide-react/icons/circle-dot';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Reply from 'lucide-react/icons/reply';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { studioIcon } from '#studio-kit/frame/icons.ts';

export const NewIcon = studioIcon(CircleDot);
export const NoteIcon = studioIcon(NotebookPen);
/** Drawn for left to right: an answer goes back to where the line begins. */
export const AnswerIcon = studioIcon(Reply, 'rtl:-scale-x-100');
export const TemplatesIcon = studioIcon(SlidersHorizontal);
export const ArchiveIcon = studioIcon(Archive);
