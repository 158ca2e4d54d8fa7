import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

const millimetre = 200 / 25.4;

/** Reads the QR code of the first card of a printed sheet, from its PDF: what a telephone's camera reads on paper. */
export async function readFirstCard(pdf: Buffer): Promise<string> {
  const program = spawn('pdftoppm', ['-r', '200', '-png', '-f', '1', '-l', '1', '-']);
  program.stdin.end(pdf);
  const page = await buffer(program.stdout);
  // Cards stand from right to left, so the first is the last of its row.
  const { data, info } = await sharp(page)
    .extract({
      left: Math.round(138 * millimetre),
      top: Math.round(8.5 * millimetre),
      width: Math.round(66 * millimetre),
      height: Math.round(35 * millimetre),
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}
