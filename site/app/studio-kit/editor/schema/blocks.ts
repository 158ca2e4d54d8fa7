import { type CalloutKind, calloutKind } from '@nibras/contract/html/html-schema.ts';
import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { dirAttribute } from './attributes.ts';

export const DirectedParagraph = Paragraph.extend({
  addAttributes: () => ({ dir: dirAttribute }),
});

export const DirectedHeading = Heading.extend({
  addAttributes() {
    return { ...this.parent?.(), dir: dirAttribute };
  },
  parseHTML() {
    // The first level is the page's title; deeper ones than the fourth are shown as the fourth.
    return [
      { tag: 'h1', attrs: { level: 2 } },
      ...[2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      { tag: 'h5', attrs: { level: 4 } },
      { tag: 'h6', attrs: { level: 4 } },
    ];
  },
  addInputRules() {
    return [/^(#{1,4})\s$/].map((find) =>
      textblockTypeInputRule({
        find,
        type: this.type,
        getAttributes: ([, signs = '']) => ({ level: Math.max(2, signs.length) }),
      }),
    );
  },
}).configure({ levels: [2, 3, 4] });

export const DirectedBulletList = BulletList.extend({
  addAttributes: () => ({ dir: dirAttribute }),
});

/** A numbered list; it always begins with 1, since the schema has no other beginning. */
export const DirectedOrderedList = OrderedList.extend({
  addAttributes: () => ({ dir: dirAttribute }),
  renderHTML: () => ['ol', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^([1١])[.)-]\s$/, type: this.type })];
  },
});

/** Tiptap's own begins with a paragraph; stored items may begin with a picture or with code. */
export const Item = ListItem.extend({ content: 'block+' });

export const DirectedBlockquote = Blockquote.extend({
  addAttributes: () => ({ dir: dirAttribute }),
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: {
      /** Puts the selected blocks into a callout, changes the kind of the one around them, or takes them out of it. */
      toggleCallout(kind: CalloutKind): ReturnType;
    };
  }
}

/** A note, a tip or a warning beside the text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element: HTMLElement) => calloutKind(element.className),
      renderHTML: ({ kind }: Record<string, unknown>) => ({ class: `callout-${kind}` }),
    },
    dir: dirAttribute,
  }),
  parseHTML: () => [{ tag: 'aside' }],
  // The role is only for the editor, in which many callouts are no landmarks; `toHtml` writes what is stored.
  renderHTML: ({ HTMLAttributes }) => ['aside', { ...HTMLAttributes, role: 'note' }, 0],
  addCommands() {
    return {
      toggleCallout:
        (kind) =>
        ({ commands, editor }) => {
          if (editor.isActive(this.name, { kind })) return commands.lift(this.name);
          if (editor.isActive(this.name)) return commands.updateAttributes(this.name, { kind });
          return commands.wrapIn(this.name, { kind });
        },
    };
  },
});
