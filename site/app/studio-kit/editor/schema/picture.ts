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
