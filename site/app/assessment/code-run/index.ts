export { languageNames } from './language-names.ts';
export { RunButton } from './run-button.tsx';
export { RunOutput } from './run-output.tsx';
export { RunStatus } from './run-status.tsx';
export { useEarlyPrepare } from './use-early-prepare.ts';
export { type CodeRun, useRun } from './use-run.ts';
