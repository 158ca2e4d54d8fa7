import { studioIcon } from '#studio-kit/frame/icons.ts';
import Archive from '#ui/ornament/lucide/archive.ts';
import CircleDot from '#ui/ornament/lucide/circle-dot.ts';
import NotebookPen from '#ui/ornament/lucide/notebook-pen.ts';
import Reply from '#ui/ornament/lucide/reply.ts';
import SlidersHorizontal from '#ui/ornament/lucide/sliders-horizontal.ts';

export const NewIcon = studioIcon(CircleDot);
export const NoteIcon = studioIcon(NotebookPen);
/** Drawn for left to right: an answer goes back to where the line begins. */
export const AnswerIcon = studioIcon(Reply, 'rtl:-scale-x-100');
export const TemplatesIcon = studioIcon(SlidersHorizontal);
export const ArchiveIcon = studioIcon(Archive);
