import { safeHref } from '@nibras/contract/html/html-schema.ts';
import type { Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Find } from '../find/find-plugin.ts';
import { Pasting } from '../pictures/pasting.ts';
import {
  Callout,
  DirectedBlockquote,
  DirectedBulletList,
  DirectedHeading,
  DirectedOrderedList,
  DirectedParagraph,
  Item,
} from './blocks.ts';
import { Code } from './code-block.ts';
import { Directions } from './directions.ts';
import { Figure } from './figure.ts';
import { Highlight, InlineCode, Keyboard, Subscript, Superscript } from './marks.ts';
import type { FigureOptions } from './picture.ts';
import { tableExtensions } from './table.ts';

/** Text in the middle of a word is no address. */
const SafeLink = Link.extend({ inclusive: false }).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => safeHref(address ?? '') !== null,
  HTMLAttributes: { rel: null, target: null },
});

export interface ExtensionOptions extends FigureOptions {
  placeholder: string;
}

/** All that a text may contain: the contract's schema (`contract/html/html-schema.ts`) as an editor's. */
export function richTextExtensions({
  placeholder,
  resolve,
  uploads,
}: ExtensionOptions): Extensions {
  return [
    StarterKit.configure({
      underline: false,
      link: false,
      paragraph: false,
      heading: false,
      bulletList: false,
      orderedList: false,
      listItem: false,
      blockquote: false,
      code: false,
      codeBlock: false,
      dropcursor: { color: 'currentColor', width: 2 },
    }),
    DirectedParagraph,
    DirectedHeading,
    DirectedBulletList,
    DirectedOrderedList,
    Item,
    DirectedBlockquote,
    Callout,
    Code,
    Figure.configure({ resolve, uploads }),
    ...(uploads ? [Pasting.configure({ uploads })] : []),
    ...tableExtensions,
    SafeLink,
    Highlight,
    Subscript,
    Superscript,
    Keyboard,
    InlineCode,
    Directions,
    Find,
    Placeholder.configure({ placeholder, showOnlyWhenEditable: false }),
  ];
}
