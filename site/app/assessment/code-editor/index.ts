export { CodeEditor } from './code-editor.tsx';
export type { CodeEditorHandle, CodeEditorProps, CodePlace } from './types.ts';
