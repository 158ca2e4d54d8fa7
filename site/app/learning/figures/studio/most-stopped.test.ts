import { expect, test } from 'vitest';
import { mostStopped } from './most-stopped.ts';

const lecture = (id: number, stopped: number) => ({
  id,
  name: `محاضرة ${id}`,
  chapter: '',
  members: 12,
  begun: 9,
  finished: 1,
  stopped,
});

test('it is the lecture with the most, the earlier of two that are equal, and none where none has stopped', () => {
  expect(mostStopped({ lectures: [lecture(1, 1), lecture(2, 3), lecture(3, 3)] })?.id).toBe(2);
  expect(mostStopped({ lectures: [lecture(1, 0)] })).toBeNull();
});
