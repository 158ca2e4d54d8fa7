import { type Bare, fetchBytes } from '../bare.ts';
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

/** Responses a second of the product at one address, beside the bare server that sends the same bytes. */
export async function comparedToBare(options: Compared): Promise<Row> {
  const { product, bare, load, path, headers = {}, rounds, seconds } = options;
  await bare.serve(await fetchBytes(product, path, headers));
  const task = { paths: [path], headers, seconds };
  const rates = await inTurn(
    {
      product: async () => (await load.throughput({ ...task, origin: product })).perSecond,
      bare: async () => (await load.throughput({ ...task, origin: bare.address })).perSecond,
    },
    rounds,
  );
  return {
    part: options.part,
    what: options.what,
    measured: perSecond(median(rates.product)),
    baseline: perSecond(median(rates.bare)),
    ratio: ratio(rates.product, rates.bare),
    bound: { least: options.least },
  };
}
