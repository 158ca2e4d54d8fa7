import { defaultExerciseRules } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { DemoExercise } from '../../../demo/types.ts';

/** A lecture's columns of its exercise. */
export const exerciseColumns = (exercise: DemoExercise | undefined) =>
  exercise && {
    exerciseLanguage: exercise.language,
    exerciseFiles: exercise.files,
    exerciseSolution: exercise.solution,
    exerciseTests: exercise.tests,
    exerciseHints: exercise.hints,
    exerciseRules: { ...defaultExerciseRules, ...exercise.rules },
  };
