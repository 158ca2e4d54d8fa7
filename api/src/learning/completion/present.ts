import type { CourseCompletion as Answer } from '@nibras/contract/learning/completion/shapes.ts';
import type { CourseCompletion } from './completion.ts';

export const presentCompletion = (completion: CourseCompletion): Answer => ({
  rules: completion.rules,
  completed: completion.completed,
  completed_at: completion.completedAt?.toISOString() ?? null,
  celebrate: completion.completed && completion.congratulatedAt === null,
  certificate: completion.certificate,
  remaining: completion.remaining,
  done: completion.done,
  of: completion.of,
  mark: completion.mark,
});
