import { remux } from './remux.ts';

// The program that `run-remux.ts` starts: takes an order as JSON, and writes what became of it.
const refusal = await remux(JSON.parse(process.argv[2] ?? ''));
process.stdout.write(JSON.stringify({ refusal }));
