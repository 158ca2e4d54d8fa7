export { notify, notifyReplacing, withdraw } from './notify.ts';
