import {
  type ChosenNouns,
  interfaceNouns,
  nounChoices,
} from '@nibras/contract/text/interface-nouns.ts';

/** The changed nouns, one on each line, as «كورس: دورة، دورات». */
export const nounsText = (chosen: unknown): string =>
  interfaceNouns
    .flatMap((noun) => {
      const forms = (chosen as ChosenNouns)[noun];
      return forms ? `${nounChoices[noun][0].singular}: ${forms.singular}، ${forms.plural}` : [];
    })
    .join('\n') || 'الأسماء الأصلية';
