import { coveredFiles, expressionsOf } from './patterns/collect.mjs';
import { faultsOf } from './patterns/faults.mjs';

/**
 * `npm test -- patterns`: judges every regular expression of the product. One that may cost more than a text's length must
 * be written anew, or `patterns/exceptions.mjs` names the limit that stands in front of it.
 */
const faults = await faultsOf(coveredFiles().flatMap((file) => expressionsOf(file)));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  faults.length === 0
    ? 'Every regular expression is linear, or has a limit in front of it.\n'
    : `\n${faults.length} faults. See scripts/patterns/exceptions.mjs.\n`,
);
// The judge's own process would go on waiting for expressions.
process.exit(faults.length === 0 ? 0 : 1);
