export { CodeHints } from './code-hints.tsx';
export { ErrorExplanation } from './error-explanation.tsx';
