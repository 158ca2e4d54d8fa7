import type { PictureUploads } from '../pictures/picture-uploads.ts';

export interface FigureOptions {
  /** The address at which a stored path is shown. */
  resolve(src: string): string | null;
  /** Null where no picture is uploaded, as in tests of the schema. */
  uploads: PictureUploads | null;
}

/** A picture as it is stored: its path and the text that is read in its place. */
export interface ChosenPicture {
  src: string;
  alt: string;
}

/** The elements of a picture: it is shown as on the page, and its caption is an editable line. */
export function figureElements(document: Document) {
  const figure = document.createElement('figure');
  const image = document.createElement('img');
  image.className = 'prose-picture';
  const caption = document.createElement('figcaption');
  caption.dataset.placeholder = 'شرح الصورة (اختياري)';
  figure.append(image, caption);
  return { figure, image, caption };
}
