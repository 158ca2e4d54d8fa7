import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionSource,
  completeAnyWord,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { Names } from './names/names.ts';

const isWords = (context: CompletionContext) =>
  /Comment|^String$|StringLiteral|TemplateString$|FormatString$/.test(
    syntaxTree(context.state).resolveInner(context.pos, -1).name,
  );

/** Offers fixed names while a name is typed, and other names after a point; nothing in comments and strings. */
export function fromNames(names: Completion[], members: Completion[] = []): CompletionSource {
  return (context) => {
    if (isWords(context)) return null;
    const word = context.matchBefore(/[\w.]+/);
    if (word && names.some(({ label }) => label.includes('.') && label.startsWith(word.text))) {
      return { from: word.from, options: names, validFor: /^[\w.]*$/ };
    }
    const member = context.matchBefore(/\.\w*/);
    if (member) {
      return { from: member.from + 1, options: members, validFor: /^\w*$/ };
    }
    if (!word && !context.explicit) return null;
    return { from: word?.from ?? context.pos, options: names, validFor: /^\w*$/ };
  };
}

/** Words of the document, but none in the middle of a text. */
export const wordsOfDocument: CompletionSource = (context) =>
  isWords(context) ? null : completeAnyWord(context);

/** The list of choices, with our words beside the names that have some. */
export function completion(names: Names) {
  const words = ({ label }: Completion): Node | null => {
    const text = names[label];
    if (!text) return null;
    const dom = document.createElement('span');
    dom.className = 'cm-name-words';
    dom.textContent = text;
    return dom;
  };
  return autocompletion({
    icons: false,
    maxRenderedOptions: 50,
    addToOptions: [{ render: words, position: 90 }],
  });
}
