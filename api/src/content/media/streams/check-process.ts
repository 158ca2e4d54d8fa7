import { checkRendition } from './check-rendition.ts';

// The program that `receive-rendition.ts` starts: takes an order as JSON, and writes what became of it.
const refusal = await checkRendition(JSON.parse(process.argv[2] ?? ''));
process.stdout.write(JSON.stringify({ refusal }));
