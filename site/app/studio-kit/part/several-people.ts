import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { type Case, countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';

/** How many people an entry of the log is about, in the genitive unless another case is named: «3 أشخاص». */
export const severalPeople = ({ details }: LogEntry, inCase: Case = 'genitive'): string =>
  countLabel(details.count ?? 1, rareNouns.person, inCase);
