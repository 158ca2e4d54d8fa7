import {
  drawnCount,
  type ExerciseAnswer,
  type ExerciseTest,
  isShown,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import type { Exercise } from './exercise-of.ts';
import type { ReadExercise } from './read-exercise.ts';
import { withStartFiles } from './with-start-files.ts';

/** A test that learners run themselves; what is hidden never comes here. */
const presentTest = ({ hidden: _, ...test }: ExerciseTest) => test;

function maySeeSolution({ rules }: Exercise, passedAt: Date | null): boolean {
  return rules.solution === 'always' || (rules.solution === 'passed' && passedAt !== null);
}

/** An exercise as a learner gets it: without hidden tests, and with the solution only where the rules show it. */
export function presentExercise({ exercise, learner }: ReadExercise): ExerciseAnswer {
  const { language, tests, rules, files, solution } = exercise;
  const work = learner?.work ?? null;
  const passedAt = learner?.passedAt ?? null;
  return {
    exercise: {
      lecture: exercise.lecture,
      course: exercise.course,
      name: exercise.name,
      language,
      html: exercise.html,
      files,
      tests: tests.filter((test) => isShown(language, test)).map(presentTest),
      hidden_tests: drawnCount(language, tests, rules),
      hints: exercise.hints,
      rules,
      solution: solution.length > 0 && maySeeSolution(exercise, passedAt) ? solution : null,
      work: work && {
        files: withStartFiles(files, work.files),
        save: work.save,
        saved_at: work.savedAt.toISOString(),
      },
      mark: learner?.mark ?? null,
      passed_at: passedAt?.toISOString() ?? null,
      attempts: learner?.handedIn ?? 0,
      may_hand_in: learner !== null,
    },
  };
}
