const formats: Record<string, { type: string; ending: string }> = {
  pngblip: { type: 'image/png', ending: 'png' },
  jpegblip: { type: 'image/jpeg', ending: 'jpg' },
};

/** The digits of a `\pict` group that begins here, and its format. Groups inside it are passed over. */
function readPicture(rtf: string, from: number): { digits: string; format: string | undefined } {
  let depth = 0;
  let digits = '';
  let format: string | undefined;
  for (let at = from; at < rtf.length; ) {
    const sign = rtf[at];
    if (sign === '{') depth++;
    if (sign === '}' && --depth < 0) break;
    if (sign === '\\') {
      const [word = '\\'] = /\\(?:[a-z]+-?\d* ?|.)/iy.exec(rtf.slice(at, at + 40)) ?? [];
      const [name = ''] = /[a-z]+/.exec(word) ?? [];
      if (depth === 0 && name in formats) format = name;
      at += word.length;
      continue;
    }
    if (depth === 0) {
      const end = rtf.slice(at, at + 4096).search(/[{}\\]/);
      const piece = rtf.slice(at, end < 0 ? at + 4096 : at + Math.max(1, end));
      digits += piece.replace(/[^0-9a-f]/gi, '');
      at += piece.length;
    } else at++;
  }
  return { digits, format };
}

/** The pictures of a text in RTF, in their order: Word's HTML names only files of the writer's own disk. */
export function rtfPictures(rtf: string): File[] {
  const pictures: File[] = [];
  for (const { index } of rtf.matchAll(/\\pict(?![a-z])/g)) {
    // The copies for readers that know only old formats are in others than these two.
    const { digits, format = '' } = readPicture(rtf, index + '\\pict'.length);
    const known = formats[format];
    if (!known || digits.length < 64) continue;
    const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    const name = `picture-${pictures.length + 1}.${known.ending}`;
    pictures.push(new File([bytes], name, { type: known.type }));
  }
  return pictures;
}
