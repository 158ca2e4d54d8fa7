import { ts } from '@ts-morph/common';
import type { RunError } from '#assessment/runner/types.ts';
import { countLines, withCheck } from '../../check.ts';
import type { WorkerAssets, WorkerJob } from '../../protocol.ts';
import { type Send, serve } from '../channel.ts';

const folder = '/';
const libFolder = '/lib/';

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.globals.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Each file is a module of its own, so that two of them may use the same names.
  moduleDetection: ts.ModuleDetectionKind.Force,
  rewriteRelativeImportExtensions: true,
  sourceMap: true,
  types: [],
};

let libraries: Record<string, string> = {};
/** The libraries never change: each is parsed once. */
const parsed = new Map<string, ts.SourceFile>();

function hostOf(sources: Map<string, string>, written: Map<string, string>): ts.CompilerHost {
  const read = (path: string) =>
    sources.get(path) ??
    (path.startsWith(libFolder) ? libraries[path.slice(libFolder.length)] : undefined);
  return {
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    getSourceFile(path, version) {
      const known = parsed.get(path);
      if (known) return known;
      const text = read(path);
      if (text === undefined) return undefined;
      const file = ts.createSourceFile(path, text, version);
      if (path.startsWith(libFolder)) parsed.set(path, file);
      return file;
    },
    getDefaultLibFileName: () => `${libFolder}lib.es2023.d.ts`,
    getDefaultLibLocation: () => libFolder,
    writeFile: (path, text) => void written.set(path, text),
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}

function describe(diagnostics: readonly ts.Diagnostic[]): RunError | null {
  const told = diagnostics.map(({ file, start, messageText, code }) => {
    const at = file && start !== undefined ? file.getLineAndCharacterOfPosition(start) : null;
    return {
      name: `TS${code}`,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      file: file ? file.fileName.slice(folder.length) : null,
      line: at && at.line + 1,
      column: at && at.character + 1,
    };
  });
  const [first] = told;
  if (!first) return null;
  const lines = told.map(({ name, message, file, line, column }) => {
    const place = file ? `${file}:${line}:${column} - ` : '';
    return `${place}error ${name}: ${message}`;
  });
  return { ...first, traceback: lines.join('\n') };
}

/** Checks the types of a program and makes JavaScript of it. What is only in a test's code is not the learner's error. */
function compileProgram(files: WorkerJob['files'], check: string) {
  const [main] = files;
  const lines = countLines(main?.code ?? '');
  const sources = new Map(files.map(({ name, code }) => [folder + name, code]));
  if (main) sources.set(folder + main.name, withCheck(main.code, check));
  const written = new Map<string, string>();
  const host = hostOf(sources, written);
  const program = ts.createProgram([...sources.keys()], options, host);
  const isOwn = ({ file, start }: ts.Diagnostic) =>
    !file ||
    file.fileName !== folder + main?.name ||
    file.getLineAndCharacterOfPosition(start ?? 0).line < lines;
  const syntax = program.getSyntacticDiagnostics().filter(isOwn);
  const error = describe(
    syntax.length > 0 ? syntax : ts.getPreEmitDiagnostics(program).filter(isOwn),
  );
  if (!error) program.emit();
  const maps: Record<string, string> = {};
  const compiled = files.map(({ name, code }) => {
    const path = folder + name.replace(/\.([cm]?)ts$/, '.$1js');
    const map = written.get(`${path}.map`);
    if (map) maps[name] = JSON.parse(map).mappings;
    return { name, code: written.get(path)?.replace(/\n\/\/# sourceMappingURL=.*$/, '') ?? code };
  });
  return { error, job: { files: compiled, maps, lines } };
}

serve({
  start(assets: WorkerAssets) {
    libraries = JSON.parse(new TextDecoder().decode(assets['typescript-lib.json'] as ArrayBuffer));
    // The first check parses the libraries: done before somebody waits for it.
    compileProgram([{ name: 'main.ts', code: 'console.log(1)' }], '');
  },
  compile(files, check, send: Send) {
    send({ type: 'compiled', ...compileProgram(files, check) });
  },
});
