import { parseArgs } from 'node:util';
import { openLoad } from './load.ts';
import { api } from './parts/api.ts';
import { captions } from './parts/captions.ts';
import { certificates } from './parts/certificates.ts';
import { delivery } from './parts/delivery.ts';
import { drafts } from './parts/drafts.ts';
import { edits } from './parts/edits.ts';
import { growth } from './parts/growth.ts';
import { growthPublic } from './parts/growth-public.ts';
import { heldUp } from './parts/held-up.ts';
import { html } from './parts/html.ts';
import { ladder } from './parts/ladder.ts';
import { messages } from './parts/messages.ts';
import type { Part } from './parts/part.ts';
import { phones } from './parts/phones.ts';
import { poorLine } from './parts/poor-line.ts';
import { preparedPart } from './parts/prepared.ts';
import { processPart } from './parts/process.ts';
import { proxy } from './parts/proxy.ts';
import { quizzes } from './parts/quizzes.ts';
import { restart } from './parts/restart.ts';
import { search } from './parts/search.ts';
import { signedIn } from './parts/signed-in.ts';
import { studio } from './parts/studio.ts';
import { writes } from './parts/writes.ts';
import { holds, type Section, textTable, writeReport } from './report.ts';
import { openWorlds } from './world.ts';

/**
 * `npm run bench`: the product's figures, each beside its baseline (docs/benchmarks.md). It generates data in a
 * PostgreSQL of its own and removes both. Exits with 1 where a figure misses its bound.
 */

const parts: Record<string, Part> = {
  api,
  html,
  'held-up': heldUp,
  'signed-in': signedIn,
  prepared: preparedPart,
  growth,
  'growth-public': growthPublic,
  delivery,
  process: processPart,
  writes,
  edits,
  restart,
  drafts,
  quizzes,
  studio,
  certificates,
  captions,
  search,
  proxy,
  phones,
  messages,
  ladder,
  'poor-line': poorLine,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Leaves the data folder where it is. */
    keep: { type: 'boolean', default: false },
    /** Writes the page although only parts run. */
    write: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `No part is called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.\n`,
  );
  process.exit(2);
}

const started = Date.now();
const worlds = await openWorlds(values);
const load = openLoad();
const sections: Section[] = [];
let broken = false;
try {
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const from = Date.now();
    try {
      const section = await part({ worlds, load });
      sections.push(section);
      process.stdout.write(`\n${section.title}\n\n${textTable(section.rows)}\n`);
    } catch (error) {
      // The other parts are measured all the same.
      broken = true;
      process.stderr.write(`\n${name} could not be measured: ${(error as Error).stack}\n`);
    }
    process.stderr.write(`(${name}: ${Math.round((Date.now() - from) / 1000)} s)\n`);
  }
} finally {
  await load.stop();
  await worlds.close();
}
function verdict(): string {
  if (short.length > 0)
    return `short of what is asked: ${short.map(({ what }) => what).join('; ')}`;
  return broken ? 'not every part could be measured' : 'every figure holds';
}

const short = sections.flatMap(({ rows }) => rows).filter((row) => !holds(row));
if (values.write || (positionals.length === 0 && !broken)) {
  await writeReport(sections, {
    postgres: worlds.version(),
    parts: Object.keys(parts),
  });
  process.stdout.write('\nwritten: docs/benchmarks.md\n');
}
process.stdout.write(`\n${verdict()} (${Math.round((Date.now() - started) / 60_000)} min)\n`);
process.exit(short.length > 0 || broken ? 1 : 0);
