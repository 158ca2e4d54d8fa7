import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { repoRoot } from '../config/paths.ts';
import { paperFontFolders } from './paper-fonts.ts';
import type { DrawnPaper, PaperJob } from './paper-job.ts';

/** A process of its own that draws papers, one after another, because Typst ends its process where it fails inside. */

/** How many papers ago Typst has used what it still remembers. */
const cacheAge = 20;

const workspace = join(repoRoot(), 'api/assets/papers');
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: paperFontFolders() }],
});

function draw({ template, data, pictures }: PaperJob): Buffer {
  try {
    for (const [name, picture] of Object.entries(pictures)) {
      compiler.mapShadow(join(workspace, name), Buffer.from(picture));
    }
    const compiled = compiler.compile({
      mainFilePath: join(workspace, `${template}.typ`),
      inputs: { data },
    });
    const failure = compiled.takeDiagnostics();
    if (compiled.result === null) throw new Error(JSON.stringify(failure?.shortDiagnostics));
    return compiler.pdf(compiled.result, { pdfStandard: 'a-2b' });
  } finally {
    compiler.resetShadow();
    compiler.evictCache(cacheAge);
  }
}

function answerTo(job: PaperJob): DrawnPaper {
  try {
    return { pdf: draw(job) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: PaperJob) => process.send?.(answerTo(job)));
// The server has ended.
process.on('disconnect', () => process.exit());
