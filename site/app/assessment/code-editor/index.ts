export { CodeEditor } from './code-editor.tsx';
export type { CodeEditorHandle, CodePlace } from './types.ts';
