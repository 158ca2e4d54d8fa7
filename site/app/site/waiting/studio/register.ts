import { studioPart } from '#studio-kit/part/studio-part.ts';
import { waitingLog } from './log-texts.ts';

export const waiting = studioPart({ log: waitingLog });
