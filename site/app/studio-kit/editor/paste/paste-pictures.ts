import { rtfPictures } from './rtf-pictures.ts';

/** What the clipboard has besides HTML. */
export interface PastedFiles {
  rtf: string;
  files: readonly File[];
}

function fileOfDataUrl(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[\w+.-]+);base64,([\s\S]+)$/.exec(address) ?? [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
    return new File([bytes], `picture.${type.slice(6).replace(/\+.*/, '')}`, { type });
  } catch {
    return null;
  }
}

/**
 * Finds the file of each pasted picture: in its own address, among the files of the clipboard, or in the RTF beside the
 * HTML. `start` begins its upload and returns the upload's name. Pictures of other sites cannot be fetched from here:
 * `missing` returns a name under which the author can give the file.
 */
export function takePictures(
  body: Element,
  { rtf, files }: PastedFiles,
  { start, missing }: { start(file: File): string; missing(): string },
): void {
  const fromRtf = rtfPictures(rtf);
  const images = files.filter(({ type }) => type.startsWith('image/'));
  const all = [...body.querySelectorAll('img')];
  for (const picture of all) {
    const address = picture.getAttribute('src') ?? '';
    // A picture of the size of a point counts visits.
    const isTracker =
      picture.getAttribute('width') === '1' || picture.getAttribute('height') === '1';
    if (isTracker) {
      picture.remove();
      continue;
    }
    picture.removeAttribute('data-upload');
    if (/^\/storage\//.test(address)) continue;
    // One picture copied alone comes with its file; a document comes with a picture of itself.
    const isAlone = all.length === 1 && images.length === 1 && !(body.textContent ?? '').trim();
    const own =
      fileOfDataUrl(address) ??
      (/^file:/i.test(address) ? fromRtf.shift() : undefined) ??
      (isAlone ? images[0] : undefined);
    picture.setAttribute('src', '');
    picture.setAttribute('data-upload', own ? start(own) : missing());
  }
}
