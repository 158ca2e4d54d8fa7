import { codeLanguages, runnableLanguages } from '@nibras/contract/html/code-languages.ts';
import { textblockTypeInputRule } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { codeBlockView } from './code-block-view.ts';

/** The name of a language as it is stored: what was typed, if it is known. */
export function languageNamed(typed: string | undefined): string | null {
  const name = typed?.toLowerCase() ?? '';
  return name in codeLanguages ? name : null;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    runnable: {
      /** Lets visitors run the block of code, or no longer; a paragraph becomes such a block. */
      toggleRunnable(): ReturnType;
    };
  }
}

/** The language of a new block that visitors run. */
const firstLanguage = 'python';

/** «```» or «~~~», with or without a language, then a space or Enter. */
const fence = /^(?:```|~~~)([^\s`~]*)[\s\n]$/;

/** A block of code with its language. Tab indents, Escape leaves it. */
export const Code = CodeBlock.extend({
  addAttributes: () => ({
    language: {
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) => {
        const classes = `${element.className} ${element.querySelector('code')?.className ?? ''}`;
        return /\blang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1]?.toLowerCase() ?? null;
      },
    },
    /** Whether visitors can run it; it counts while the language is one of those that can be run. */
    run: {
      default: false,
      rendered: false,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-run') === 'true',
    },
  }),
  renderHTML: () => ['pre', ['code', 0]],
  addNodeView: () => codeBlockView,
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: fence,
        type: this.type,
        getAttributes: ([, typed]) => ({ language: languageNamed(typed) }),
      }),
    ];
  },
  addCommands() {
    return {
      ...this.parent?.(),
      toggleRunnable:
        () =>
        ({ commands, editor }) => {
          const { language, run } = editor.getAttributes(this.name);
          const known = runnableLanguages[language] ? language : firstLanguage;
          if (!editor.isActive(this.name)) {
            return commands.setNode(this.name, { language: firstLanguage, run: true });
          }
          return commands.updateAttributes(
            this.name,
            run ? { run: false } : { run: true, language: known },
          );
        },
    };
  },
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Escape: ({ editor }) => editor.isActive(this.name) && editor.commands.exitCode(),
      // At the end of the text there is nothing below to move to.
      'Mod-Enter': ({ editor }) => editor.isActive(this.name) && editor.commands.exitCode(),
    };
  },
}).configure({ enableTabIndentation: true, tabSize: 2, exitOnTripleEnter: false });
