import { z } from 'zod';
import { UploadedFile } from './uploaded-file.ts';

/** A form's field with a file. A browser's form sends a file without a name and content if the user chose none. */
export const optionalFile = z.preprocess(
  (value) => (value instanceof UploadedFile && !value.name && value.size === 0 ? undefined : value),
  z.instanceof(UploadedFile).optional(),
);
