import { z } from 'zod';

/** The register of personal data as the studio shows it. All texts are Arabic. */
export const registerLink = z.object({
  /** Names of columns. */
  columns: z.array(z.string()),
  how: z.string(),
  exported: z.enum(['whole', 'mention', 'no']),
  /** Why nothing is exported. */
  why: z.string().nullable(),
  deletion: z.object({
    does: z.enum(['remove', 'keep', 'clear', 'redact', 'choice']),
    why: z.string(),
  }),
});

export const registerTable = z.object({
  name: z.string(),
  title: z.string(),
  purpose: z.string(),
  retention: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      what: z.string(),
      kind: z.enum(['value', 'file', 'secret', 'derived', 'others']),
    }),
  ),
  /** Empty: none of its rows belongs to a person. */
  links: z.array(registerLink),
});
export type RegisterTable = z.infer<typeof registerTable>;

export const registerPlace = z.object({
  name: z.string(),
  title: z.string(),
  purpose: z.string(),
  retention: z.string(),
  exported: z.string(),
  deletion: z.string(),
});
export type RegisterPlace = z.infer<typeof registerPlace>;

/** `GET /api/studio/privacy/register`. */
export const registerAnswer = z.object({
  domains: z.array(
    z.object({ name: z.string(), title: z.string(), tables: z.array(registerTable) }),
  ),
  places: z.array(registerPlace),
});
export type Register = z.infer<typeof registerAnswer>;
