export { ListInput } from './list-input.tsx';
export { useCheck } from './use-check.ts';
