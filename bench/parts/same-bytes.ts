import { answerOf, type Bare } from '../bare.ts';
import type { Load } from '../load.ts';
import { perSecond, type Row } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';

interface Compared {
  part: string;
  what: string;
  product: string;
  bare: Bare;
  load: Load;
  path: string;
  headers?: Record<string, string>;
  least: number;
  rounds: number;
  seconds: number;
}

/** How many answers a second the product gives of one address, beside the bare server sending the same bytes. */
export async function comparedToBare(given: Compared): Promise<Row> {
  const { product, bare, load, path, headers = {}, rounds, seconds } = given;
  await bare.give(await answerOf(product, path, headers));
  const asked = { paths: [path], headers, seconds };
  const rates = await inTurn(
    {
      product: async () => (await load.throughput({ ...asked, origin: product })).perSecond,
      bare: async () => (await load.throughput({ ...asked, origin: bare.address })).perSecond,
    },
    rounds,
  );
  return {
    part: given.part,
    what: given.what,
    measured: perSecond(median(rates.product)),
    baseline: perSecond(median(rates.bare)),
    ratio: ratio(rates.product, rates.bare),
    bound: { least: given.least },
  };
}
