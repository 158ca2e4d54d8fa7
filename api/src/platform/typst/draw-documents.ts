import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { repoRoot } from '../config/paths.ts';
import { errorMessage } from '../log/describe-error.ts';
import { documentFaces, documentFontFolders } from './document-fonts.ts';
import type { DocumentJob, DrawnDocument } from './document-job.ts';

/** A process of its own that draws papers, one after another, because a native library ends its process where it fails badly. */

/** How many papers ago Typst has used what it still remembers. */
const cacheAge = 20;

const workspace = join(repoRoot(), 'api/assets/papers');
const faces = JSON.stringify(documentFaces());
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: documentFontFolders() }],
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

function compile(template: string, inputs: Pick<DocumentJob, 'data' | 'format'>) {
  const mainFilePath = join(workspace, `${template}.typ`);
  const compiled = compiler.compile({ mainFilePath, inputs: { ...inputs, faces } });
  const failure = compiled.takeDiagnostics();
  if (compiled.result === null) throw new Error(JSON.stringify(failure?.shortDiagnostics));
  return compiled.result;
}

async function draw(job: DocumentJob): Promise<Buffer> {
  const { template, format, width = 1200, data, pictures, shapes = [] } = job;
  const show = (file: string, picture: Uint8Array) =>
    compiler.mapShadow(join(workspace, file), Buffer.from(picture));
  try {
    for (const [name, picture] of Object.entries(pictures)) show(name, picture);
    for (const part of shapes) {
      show(`${part}.svg`, Buffer.from(compiler.plainSvg(compile(part, { data, format }))));
    }
    const paper = compile(template, { data, format });
    if (format === 'pdf') return compiler.pdf(paper, { pdfStandard: 'a-2a' });
    return await pngOf(compiler.plainSvg(paper), width);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(cacheAge);
  }
}

const answerTo = (job: DocumentJob): Promise<DrawnDocument> =>
  draw(job).then(
    (file) => ({ file }),
    (error: unknown) => ({
      failure: error instanceof Error ? error.message : errorMessage(error),
    }),
  );

/** Papers are drawn in the order in which they were sent. */
let last: Promise<unknown> = Promise.resolve();
process.on('message', (job: DocumentJob) => {
  last = last.then(async () => process.send?.(await answerTo(job)));
});
// The server has ended.
process.on('disconnect', () => process.exit());
