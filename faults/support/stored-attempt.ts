import { expect, vi } from 'vitest';
import type { AttemptAnswer } from '../../contract/assessment/quizzes/shapes.ts';
import { call } from './calls.ts';

/** An attempt as the server has it. A process that is too busy answers 503, and is asked again. */
export const storedAttempt = (
  address: string,
  { id, token }: { id: number; token: string },
): Promise<AttemptAnswer['attempt']> =>
  vi.waitFor(
    async () => {
      const { status, body } = await call(address, `GET /api/attempts/${id}`, { token });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.attempt;
    },
    { timeout: 30_000, interval: 500 },
  );
