import { countLabel } from '@nibras/contract/text/count.ts';
import type { ListMeta } from '@nibras/contract/wire.ts';

type Noun = Parameters<typeof countLabel>[1];
type Counted = Pick<ListMeta, 'total' | 'more'>;

/** How much a list has, which the API counts up to a bound: «أكثر من 10,000 كورس». */
export const totalLabel = ({ total, more }: Counted, noun: Noun): string =>
  more ? `أكثر من ${countLabel(total, noun, 'genitive')}` : countLabel(total, noun);

/** Said below the last page of a list that goes on behind it. */
export const ListGoesOn = ({ total, noun }: { total: number; noun: Noun }) => (
  <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-text-soft">
    {`هنا تنتهي أول ${countLabel(total, noun, 'genitive')}. لترى ما بعدها ابحث، أو اختر ما تريده من القائمة.`}
  </p>
);
