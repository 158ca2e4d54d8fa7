import {
  BoldIcon,
  FindIcon,
  FormatIcon,
  InsertIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumbersIcon,
  RedoIcon,
  UndoIcon,
} from '../icons.ts';

/** What the toolbar has, in its order; its place shows the same before the editor has loaded. */
export const tools = {
  undo: { label: 'تراجع', keys: 'Ctrl+Z', icon: UndoIcon },
  redo: { label: 'إعادة', keys: 'Ctrl+Shift+Z', icon: RedoIcon },
  style: { label: 'نوع الفقرة', icon: null },
  bold: { label: 'عريض', keys: 'Ctrl+B', icon: BoldIcon },
  italic: { label: 'تشديد', keys: 'Ctrl+I', icon: ItalicIcon },
  formats: { label: 'تنسيقات أخرى', icon: FormatIcon },
  link: { label: 'رابط', keys: 'Ctrl+K', icon: LinkIcon },
  bulletList: { label: 'قائمة', keys: 'Ctrl+Shift+8', icon: ListIcon },
  orderedList: { label: 'قائمة مرقّمة', keys: 'Ctrl+Shift+7', icon: NumbersIcon },
  insert: { label: 'إدراج', icon: InsertIcon },
  find: { label: 'ابحث في النص', keys: 'Ctrl+F', icon: FindIcon },
} as const;

export type Tool = keyof typeof tools;

/** The tools that open a menu. */
export const menuTools: ReadonlySet<string> = new Set<Tool>(['style', 'formats', 'insert']);

/** The style of a new paragraph. */
export const plainStyle = 'نص عادي';

export const toolbarClass =
  'sticky top-(--studio-bar) z-sticky rounded-t-md border-b border-line bg-raised';
export const toolbarRowClass = 'flex flex-wrap items-center gap-0.5 p-1';
