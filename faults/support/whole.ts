/** `npm run test:faults` runs everything; `npm test` a quick part of it (`vitest.config.ts` names its files). */
export const whole = process.env.FAULTS === 'whole';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the fault was made, for the table of `npm run test:faults`. */
    rounds?: number;
  }
}
