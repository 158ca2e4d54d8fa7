/** Whether everything runs (`npm run test:faults`), or the quick part of `npm test` (files in `vitest.config.ts`). */
export const whole = process.env.FAULTS === 'whole';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the fault was caused, for the table of `npm run test:faults`. */
    rounds?: number;
  }
}
