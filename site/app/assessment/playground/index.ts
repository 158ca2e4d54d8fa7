export { RunnableCode } from './runnable-code.tsx';
