/** The icons of the editor, drawn by Lucide; those that follow the direction of the text are mirrored. */
import {
  Bold,
  CaseSensitive,
  Code,
  Heading,
  Highlighter,
  ImagePlus,
  Italic,
  Keyboard,
  Lightbulb,
  Link,
  List,
  ListOrdered,
  Minus,
  NotebookPen,
  PilcrowLeft,
  Plus,
  Quote,
  Redo2,
  RemoveFormatting,
  SquareCode,
  SquarePlay,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextSearch,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { studioIcon } from '../frame/icons.ts';

const mirrored = 'rtl:-scale-x-100';

export const BoldIcon = studioIcon(Bold);
export const FormatIcon = studioIcon(CaseSensitive);
export const CodeIcon = studioIcon(Code);
export const HeadingIcon = studioIcon(Heading);
export const HighlightIcon = studioIcon(Highlighter);
export const PictureIcon = studioIcon(ImagePlus);
export const ItalicIcon = studioIcon(Italic);
export const TipIcon = studioIcon(Lightbulb);
export const LinkIcon = studioIcon(Link);
export const ListIcon = studioIcon(List, mirrored);
export const NumbersIcon = studioIcon(ListOrdered);
export const RuleIcon = studioIcon(Minus);
export const NoteIcon = studioIcon(NotebookPen);
export const RightToLeftIcon = studioIcon(PilcrowLeft);
export const InsertIcon = studioIcon(Plus);
export const QuoteIcon = studioIcon(Quote);
/** Undo points to where the line began. */
export const UndoIcon = studioIcon(Undo2, mirrored);
export const RedoIcon = studioIcon(Redo2, mirrored);
export const ClearIcon = studioIcon(RemoveFormatting);
export const CodeBlockIcon = studioIcon(SquareCode);
export const RunIcon = studioIcon(SquarePlay);
export const StrikeIcon = studioIcon(Strikethrough);
export const SubscriptIcon = studioIcon(Subscript);
export const SuperscriptIcon = studioIcon(Superscript);
export const KeyboardIcon = studioIcon(Keyboard);
export const TableIcon = studioIcon(Table);
export const FindIcon = studioIcon(TextSearch);
export const WarningIcon = studioIcon(TriangleAlert);
