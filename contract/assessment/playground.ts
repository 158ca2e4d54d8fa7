import { z } from 'zod';
import { codeFiles } from './exercises/shapes.ts';
import { exercises, playground as limits } from './limits.ts';
import { codeLanguages } from './questions/shapes.ts';

/** A program of the playground, as a link carries it. */
export const playgroundProgram = z.strictObject({
  language: z.enum(codeLanguages),
  files: codeFiles
    .min(1)
    .refine(
      (files) => files.reduce((sum, { code }) => sum + code.length, 0) <= limits.codeMaxLength,
    ),
  /** What the program reads, a line each time. */
  stdin: z.string().max(exercises.textMaxLength),
});
export type PlaygroundProgram = z.infer<typeof playgroundProgram>;
