import { indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { completion, fromNames, wordsOfDocument } from './completion.ts';
import type { FileLanguage } from './file-language.ts';
import { choices } from './names/names.ts';

async function javascript(typescript: boolean): Promise<Extension> {
  const [language, names] = await Promise.all([
    import('@codemirror/lang-javascript'),
    import('./names/javascript.ts'),
  ]);
  const { extension, data } = typescript
    ? language.typescriptLanguage
    : language.javascriptLanguage;
  const keywords = typescript
    ? { ...names.javascriptKeywords, ...names.typescriptKeywords }
    : names.javascriptKeywords;
  const ours = fromNames(
    [...choices(names.javascriptNames, 'function'), ...choices(keywords, 'keyword')],
    choices(names.javascriptMembers, 'method'),
  );
  return [
    extension,
    data.of({ autocomplete: language.localCompletionSource }),
    data.of({ autocomplete: ours }),
    data.of({ autocomplete: wordsOfDocument }),
    completion({ ...names.javascriptMembers, ...keywords, ...names.javascriptNames }),
  ];
}

async function html(): Promise<Extension> {
  const [{ html: language }, { javascriptLanguage }, names, { markupNames }] = await Promise.all([
    import('@codemirror/lang-html'),
    import('@codemirror/lang-javascript'),
    import('./names/javascript.ts'),
    import('./names/markup.ts'),
  ]);
  const ours = fromNames(
    choices(names.javascriptNames, 'function'),
    choices(names.javascriptMembers, 'method'),
  );
  return [
    language(),
    javascriptLanguage.data.of({ autocomplete: ours }),
    completion({ ...names.javascriptMembers, ...names.javascriptNames, ...markupNames }),
  ];
}

async function css(): Promise<Extension> {
  const [{ css: language }, { markupNames }] = await Promise.all([
    import('@codemirror/lang-css'),
    import('./names/markup.ts'),
  ]);
  return [language(), completion(markupNames)];
}

async function python(): Promise<Extension> {
  const [{ pythonLanguage, localCompletionSource }, names] = await Promise.all([
    import('@codemirror/lang-python'),
    import('./names/python.ts'),
  ]);
  const { data, extension } = pythonLanguage;
  const ours = fromNames(
    choices(names.pythonNames, 'function'),
    choices(names.pythonMembers, 'method'),
  );
  return [
    extension,
    indentUnit.of('    '),
    data.of({ autocomplete: localCompletionSource }),
    data.of({ autocomplete: ours }),
    data.of({ autocomplete: wordsOfDocument }),
    completion({ ...names.pythonMembers, ...names.pythonNames }),
  ];
}

async function sql(): Promise<Extension> {
  const [{ SQLite }, { sqlNames }] = await Promise.all([
    import('@codemirror/lang-sql'),
    import('./names/sql.ts'),
  ]);
  const { data, extension } = SQLite.language;
  return [
    extension,
    data.of({ autocomplete: fromNames(choices(sqlNames, 'keyword')) }),
    data.of({ autocomplete: wordsOfDocument }),
    completion(sqlNames),
  ];
}

/** The grammar, the indentation and the completion of a language, each language in files of its own. */
export function loadLanguage(language: FileLanguage): Promise<Extension> {
  switch (language) {
    case 'javascript':
    case 'typescript':
      return javascript(language === 'typescript');
    case 'html':
      return html();
    case 'css':
      return css();
    case 'python':
      return python();
    case 'sql':
      return sql();
    case 'plain':
      return Promise.resolve([]);
  }
}
