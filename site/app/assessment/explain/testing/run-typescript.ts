import { getLibFiles, ts } from '@ts-morph/common';
import type { RunError } from '#assessment/runner/index.ts';

const library = '/lib/lib.es2023.d.ts';
const console = 'declare const console: { log(...values: unknown[]): void };';

/** Checks programs, all at once because the library is read only once. @returns the first error of each, null for none */
export function checkTypescript(programs: readonly string[]): (RunError | null)[] {
  const files = new Map(getLibFiles().map(({ fileName, text }) => [`/lib/${fileName}`, text]));
  files.set('/console.d.ts', console);
  const names = programs.map((program, index) => {
    files.set(`/${index}.ts`, program);
    return `/${index}.ts`;
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: [],
  };
  const read = (path: string) => files.get(path);
  const checked = ts.createProgram(['/console.d.ts', ...names], options, {
    fileExists: (path) => files.has(path),
    readFile: read,
    getSourceFile(path, version) {
      const text = read(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version);
    },
    getDefaultLibFileName: () => library,
    getDefaultLibLocation: () => '/lib/',
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  });
  const told = [...checked.getSyntacticDiagnostics(), ...checked.getSemanticDiagnostics()];
  return names.map((name) => {
    const first = told.find(({ file }) => file?.fileName === name);
    if (!first?.file) return null;
    const message = ts.flattenDiagnosticMessageText(first.messageText, '\n');
    const { line } = first.file.getLineAndCharacterOfPosition(first.start ?? 0);
    return {
      name: `TS${first.code}`,
      message,
      line: line + 1,
      column: null,
      file: 'main.ts',
      traceback: message,
    };
  });
}
