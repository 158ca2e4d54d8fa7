import type { CodeKind } from '@nibras/contract/html/html-schema.ts';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import scss from 'highlight.js/lib/languages/scss';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const grammars = {
  bash,
  c,
  cpp,
  csharp,
  css,
  dart,
  dockerfile,
  go,
  java,
  javascript,
  json,
  kotlin,
  php,
  python,
  rust,
  scss,
  sql,
  swift,
  typescript,
  xml,
  yaml,
};
for (const [name, grammar] of Object.entries(grammars)) hljs.registerLanguage(name, grammar);
hljs.registerAliases(['sass'], { languageName: 'scss' });
hljs.registerAliases(['shell'], { languageName: 'bash' });

/** Maps the highlighter's scopes to the few that readers see; an unlisted scope takes the kind of its parent. */
const kinds: Record<string, CodeKind | null> = {
  comment: 'comment',
  quote: 'comment',
  string: 'string',
  regexp: 'string',
  char: 'string',
  number: 'number',
  symbol: 'number',
  bullet: 'field',
  keyword: 'keyword',
  literal: 'keyword',
  operator: null,
  punctuation: null,
  subst: null,
  params: null,
  title: 'name',
  built_in: 'name',
  type: 'name',
  section: 'name',
  meta: 'name',
  tag: 'tag',
  name: 'tag',
  'selector-tag': 'tag',
  'selector-class': 'tag',
  'selector-id': 'tag',
  'selector-pseudo': 'tag',
  attr: 'field',
  attribute: 'field',
  property: 'field',
  variable: 'field',
  'template-variable': 'field',
};

/** Whether code in this language is highlighted. @param language the name after `language-` */
export const knowsLanguage = (language: string): boolean =>
  hljs.getLanguage(language) !== undefined;

/**
 * Highlights code as HTML with unnested `span`s of the schema's classes. The output has only text and `span`s; code in
 * an unknown language is only escaped.
 */
export function highlightCode(code: string, language: string): string {
  if (!knowsLanguage(language)) return escapeCode(code);
  const { value } = hljs.highlight(code, { language, ignoreIllegals: true });
  const open: (CodeKind | null)[] = [];
  const pieces: { kind: CodeKind | null; text: string }[] = [];
  for (const [part, classes] of value.matchAll(/<span class="([^"]*)">|<\/span>|[^<]+/g)) {
    if (classes !== undefined) {
      const scope = classes.split(' ')[0]?.replace(/^hljs-/, '') ?? '';
      open.push(scope in kinds ? (kinds[scope] ?? null) : (open.at(-1) ?? null));
    } else if (part === '</span>') open.pop();
    else {
      // Escaped as the sanitiser does, so that saving a saved text again does not change it.
      const text = part.replaceAll('&#x27;', "'");
      const kind = open.at(-1) ?? null;
      const before = pieces.at(-1);
      if (before?.kind === kind) before.text += text;
      else pieces.push({ kind, text });
    }
  }
  return pieces
    .map(({ kind, text }) => (kind ? `<span class="code-${kind}">${text}</span>` : text))
    .join('');
}

/** Highlights several blocks of code, one after another. */
export const highlightBlocks = (blocks: readonly { language: string; code: string }[]): string[] =>
  blocks.map(({ language, code }) => highlightCode(code, language));

const escapeCode = (code: string) =>
  code
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
