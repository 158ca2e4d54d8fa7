import { notices } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { toast } from '#ui/overlay/toast-store.ts';

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  reason: string;
}

/** Files that one message names; of more it names the first and the number of the others. */
const named = 4;

/** A file in a sentence; the end of a long name stays, which has its extension. */
const nameText = (name: string) => `«${name.length > 40 ? `…${name.slice(-40)}` : name}»`;

/** Names the files that were not taken, each with its reason. */
export function refuseFiles(files: readonly RefusedFile[]): void {
  if (files.length === 0) return;
  const sentences = files
    .slice(0, named)
    .map(({ name, reason }) => `${nameText(name)}: ${reason.replace(/\.$/, '')}.`);
  const others = files.length - named;
  const rest =
    others > 0 ? [`وكذلك ${countLabel(others, rareNouns.file, 'nominative')} غيرها.`] : [];
  toast({
    title: `${countLabel(files.length, rareNouns.file, 'nominative')} لم نأخذها`,
    description: [...sentences, ...rest].join(' '),
    variant: 'destructive',
    duration: notices.pushToast,
  });
}
