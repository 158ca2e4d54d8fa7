export { carryOutDeletions } from './deletion/carry-out.ts';
