import type { CalloutKind } from '@nibras/contract/html/html-schema.ts';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import {
  ClearIcon,
  CodeBlockIcon,
  CodeIcon,
  HeadingIcon,
  HighlightIcon,
  KeyboardIcon,
  NoteIcon,
  QuoteIcon,
  RightToLeftIcon,
  RuleIcon,
  RunIcon,
  StrikeIcon,
  SubscriptIcon,
  SuperscriptIcon,
  TableIcon,
  TipIcon,
  WarningIcon,
} from '../icons.ts';
import { plainStyle, tools } from './tools.ts';

type Icon = ComponentType<{ className?: string }>;

/** A command of the toolbar or of one of its menus. */
export interface Command {
  id: string;
  label: string;
  icon: Icon;
  /** As it is shown: «Ctrl+B», or the signs that do the same when typed. */
  keys?: string;
  run(chain: ChainedCommands): ChainedCommands;
  active?(editor: Editor): boolean;
}

const mark = (id: string, label: string, icon: Icon, keys?: string): Command => ({
  id,
  label,
  icon,
  keys,
  run: (chain) => chain.toggleMark(id),
  active: (editor) => editor.isActive(id),
});

const ofTool = (tool: 'bold' | 'italic') => {
  const { label, icon, keys } = tools[tool];
  return mark(tool, label, icon, keys);
};

export const bold = ofTool('bold');
export const italic = ofTool('italic');

export const formats: Command[] = [
  mark('code', 'كود في السطر', CodeIcon, 'Ctrl+E'),
  mark('highlight', 'بارز', HighlightIcon, 'Ctrl+Shift+H'),
  mark('strike', 'مشطوب', StrikeIcon, 'Ctrl+Shift+S'),
  mark('superscript', 'مرتفع', SuperscriptIcon, 'Ctrl+.'),
  mark('subscript', 'منخفض', SubscriptIcon, 'Ctrl+,'),
  mark('keyboard', 'مفتاح لوحة المفاتيح', KeyboardIcon),
  {
    id: 'clear',
    label: 'إزالة التنسيق',
    icon: ClearIcon,
    run: (chain) => chain.unsetAllMarks(),
  },
  {
    id: 'direction',
    label: 'عكس اتجاه الفقرة',
    icon: RightToLeftIcon,
    keys: 'Ctrl+Alt+D',
    run: (chain) => chain.turnDirection(),
  },
];

const heading = (level: 2 | 3 | 4, label: string): Command => ({
  id: `heading-${level}`,
  label,
  icon: HeadingIcon,
  keys: `Ctrl+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  active: (editor) => editor.isActive('heading', { level }),
});

export const styles: Command[] = [
  {
    id: 'paragraph',
    label: plainStyle,
    icon: RightToLeftIcon,
    keys: 'Ctrl+Alt+0',
    run: (chain) => chain.setParagraph(),
    active: (editor) => editor.isActive('paragraph'),
  },
  heading(2, 'عنوان'),
  heading(3, 'عنوان فرعي'),
  heading(4, 'عنوان صغير'),
];

export const bulletList: Command = {
  id: 'bulletList',
  ...tools.bulletList,
  run: (chain) => chain.toggleBulletList(),
  active: (editor) => editor.isActive('bulletList'),
};

export const orderedList: Command = {
  id: 'orderedList',
  ...tools.orderedList,
  run: (chain) => chain.toggleOrderedList(),
  active: (editor) => editor.isActive('orderedList'),
};

const callout = (kind: CalloutKind, label: string, icon: Icon): Command => ({
  id: `callout-${kind}`,
  label,
  icon,
  run: (chain) => chain.toggleCallout(kind),
  active: (editor) => editor.isActive('callout', { kind }),
});

export const insertions: Command[] = [
  {
    id: 'table',
    label: 'جدول',
    icon: TableIcon,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    id: 'codeBlock',
    label: 'كود',
    icon: CodeBlockIcon,
    keys: '\u2066```\u2069 ثم مسافة',
    run: (chain) => chain.toggleCodeBlock(),
    active: (editor) => editor.isActive('codeBlock'),
  },
  {
    id: 'runnable',
    label: 'كود يعمل',
    icon: RunIcon,
    run: (chain) => chain.toggleRunnable(),
    active: (editor) => editor.isActive('codeBlock', { run: true }),
  },
  {
    id: 'blockquote',
    label: 'اقتباس',
    icon: QuoteIcon,
    keys: '\u2066>\u2069 ثم مسافة',
    run: (chain) => chain.toggleBlockquote(),
    active: (editor) => editor.isActive('blockquote'),
  },
  callout('note', 'ملاحظة', NoteIcon),
  callout('tip', 'نصيحة', TipIcon),
  callout('warning', 'تحذير', WarningIcon),
  {
    id: 'horizontalRule',
    label: 'خط فاصل',
    icon: RuleIcon,
    keys: '---',
    run: (chain) => chain.setHorizontalRule(),
  },
];

/** The commands whose state the toolbar shows. */
export const stateful: Command[] = [
  bold,
  italic,
  ...formats,
  ...styles,
  bulletList,
  orderedList,
  ...insertions,
].filter(({ active }) => active);
