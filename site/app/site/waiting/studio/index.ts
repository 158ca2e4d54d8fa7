export { useLiveWaiting } from './use-live-waiting.ts';
