import { mergeAttributes, Node } from '@tiptap/core';
import { dirAttribute } from './attributes.ts';
import { figureView } from './figure-view.ts';
import type { ChosenPicture, FigureOptions } from './picture.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      insertFigure(picture: ChosenPicture): ReturnType;
    };
  }
}

const source = (element: HTMLElement) =>
  (element.localName === 'img' ? element : element.querySelector('img'))?.getAttribute('src') ||
  null;
const alternative = (element: HTMLElement) =>
  (element.localName === 'img' ? element : element.querySelector('img'))?.getAttribute('alt') ?? '';

/** The name that `takePictures` has given to a pasted picture; stored texts have none. */
const upload = (element: HTMLElement) =>
  (element.localName === 'img' ? element : element.querySelector('img'))?.getAttribute(
    'data-upload',
  ) ?? null;

/** A picture with its alternative text; its content is the caption. */
export const Figure = Node.create<FigureOptions>({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  addOptions: () => ({ resolve: (src) => src, uploads: null }),
  addAttributes: () => ({
    src: { default: null, parseHTML: source, rendered: false },
    alt: { default: '', parseHTML: alternative, rendered: false },
    /** The upload in progress, while there is no address. */
    upload: { default: null, parseHTML: upload, rendered: false },
    dir: dirAttribute,
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (element.querySelector('img[src]') ? null : false),
      contentElement: (element) =>
        (element as Element).querySelector('figcaption') ??
        element.ownerDocument.createElement('figcaption'),
    },
    { tag: 'img[src]' },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { src, alt } = node.attrs;
    return ['figure', mergeAttributes(HTMLAttributes), ['img', { src, alt }], ['figcaption', 0]];
  },
  addNodeView() {
    return figureView(this.options);
  },
  addCommands() {
    return {
      insertFigure:
        (attrs) =>
        ({ commands }) =>
          commands.insertContent([{ type: this.name, attrs }, { type: 'paragraph' }]),
    };
  },
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter goes on below the picture.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        const below = $from.after();
        return editor
          .chain()
          .insertContentAt(below, { type: 'paragraph' })
          .setTextSelection(below + 1)
          .run();
      },
    };
  },
});
