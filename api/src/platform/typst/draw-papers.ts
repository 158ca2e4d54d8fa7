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

/** Imported for the first picture: PDFs need no pixels. Here SVG may be read, because no uploads are. */
async function pngOf(svg: string, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  // Drawn at the size that is wanted, not enlarged.
  return sharp(source, { density: (72 * width) / natural, limitInputPixels: false })
    .resize({ width })
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

async function draw({ template, format, width = 1200, data, pictures }: PaperJob): Promise<Buffer> {
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
    if (format === 'pdf') return compiler.pdf(compiled.result, { pdfStandard: 'a-2b' });
    return await pngOf(compiler.plainSvg(compiled.result), width);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(cacheAge);
  }
}

const answerTo = (job: PaperJob): Promise<DrawnPaper> =>
  draw(job).then(
    (file) => ({ file }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );

/** Papers are drawn in the order in which they were sent. */
let last: Promise<unknown> = Promise.resolve();
process.on('message', (job: PaperJob) => {
  last = last.then(async () => process.send?.(await answerTo(job)));
});
// The server has ended.
process.on('disconnect', () => process.exit());
