import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cast, mould, press } from './page-mould.ts';

const nonce = () => randomBytes(16).toString('base64');
const seen = { br: brotliDecompressSync, gzip: gunzipSync };

/** A page with so many nonces, some at its ends and some next to each other. */
function pageWith(first: string, scripts: number): string {
  const text = 'فقرة عن البرمجة <p class="prose">text</p> ';
  return Array.from({ length: scripts }, (_, at) =>
    at % 3 === 0 ? first : `${text.repeat((at * 7) % 90)}<script nonce="${first}">x${at}</script>`,
  ).join(at0(scripts));
}
const at0 = (scripts: number) => (scripts % 2 ? '' : '<hr>');

for (const encoding of ['br', 'gzip'] as const) {
  test(`every nonce comes out of a page that was compressed once (${encoding})`, async () => {
    for (const scripts of [0, 1, 2, 5, 12, 26, 33, 56]) {
      const first = nonce();
      const page = pageWith(first, scripts) || 'نص بلا فجوات';
      const plain = mould(page, first);
      expect(cast(plain, first).toString()).toBe(page);
      const pressed = await press(plain, first.length, encoding);
      if (!pressed) throw new Error(`${scripts} gaps cannot be pressed`);
      for (let answer = 0; answer < 20; answer += 1) {
        const another = nonce();
        const whole = seen[encoding](cast(pressed, another)).toString();
        expect(whole).toBe(page.replaceAll(first, another));
      }
    }
  });

  test(`a page with what stands for its gaps, or with too many, is not pressed (${encoding})`, async () => {
    const first = nonce();
    const odd = `${[...Array(32).keys()]
      .map((byte) => String.fromCharCode(byte))
      .join('')
      .repeat(40)}${first}`;
    const pressed = await press(mould(odd, first), first.length, encoding);
    // Either it is refused, or it is right.
    const another = nonce();
    if (pressed) {
      expect(seen[encoding](cast(pressed, another)).toString()).toBe(
        odd.replaceAll(first, another),
      );
    }
    const many = mould(`${first}-`.repeat(900), first);
    expect(await press(many, first.length, encoding)).toBeNull();
  });
}
