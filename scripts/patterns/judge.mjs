import { check } from 'recheck';

/** The same seed each time, so that what is searched by chance has the same outcome. Longer than any of ours takes (ms). */
const parameters = { randomSeed: 1, timeout: 60_000 };

/** How many are judged at the same time. */
const atOnce = 2;

async function degreeOf({ source, flags }) {
  const { status, complexity, error } = await check(source, flags, parameters);
  if (status === 'safe') return 1;
  if (status === 'vulnerable') return complexity.degree ?? Number.POSITIVE_INFINITY;
  throw new Error(`/${source}/${flags} could not be judged: ${error.kind}`);
}

/**
 * The power of a text's length that each expression may cost: 1 is linear.
 * @param {{ source: string, flags: string }[]} expressions
 * @returns {Promise<Map<string, number>>} by `/source/flags`
 */
export async function judge(expressions) {
  const waiting = new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one]));
  const entries = waiting.entries();
  const degrees = new Map();
  const work = async () => {
    for (const [key, expression] of entries) degrees.set(key, await degreeOf(expression));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return degrees;
}
