import {
  type CodeFile,
  defaultExerciseRules,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { firstFiles } from './exercise-texts.ts';

/** The fields of an exercise, with what stands there before anything was written. */
export function useExerciseFields({ field }: EditedItem<'lecture'>) {
  const language = field('exercise_language');
  const files = field('exercise_files');
  const solution = field('exercise_solution');
  const tests = field('exercise_tests');
  const hints = field('exercise_hints');
  const rules = field('exercise_rules');
  const start = files.value ?? [];
  const solved = new Map(solution.value?.map(({ name, code }) => [name, code]));

  return {
    language,
    files,
    solution,
    tests,
    hints,
    rules,
    values: {
      language: language.value ?? null,
      files: start,
      /** It has the files of the beginning, each as it is when the exercise is solved. */
      solution: start.map(({ name, code }): CodeFile => ({ name, code: solved.get(name) ?? code })),
      hasSolution: start.some(({ name, code }) => (solved.get(name) ?? code) !== code),
      tests: tests.value ?? [],
      hints: hints.value ?? [],
      rules: rules.value ?? defaultExerciseRules,
    },
    /** Chooses the language; the first file is called as the language wants it. */
    chooseLanguage(next: CodeLanguage) {
      const before = language.value;
      language.set(next);
      const [first] = start;
      if (!first) return files.set([{ name: firstFiles[next], code: '' }]);
      if (before && first.name === firstFiles[before]) {
        renameFile(first.name, firstFiles[next]);
      }
    },
    renameFile,
  };

  function renameFile(from: string, to: string) {
    const renamed = (list: CodeFile[]) =>
      list.map((file) => (file.name === from ? { ...file, name: to } : file));
    files.set(renamed(start));
    if (solution.value) solution.set(renamed(solution.value));
  }
}
export type ExerciseFields = ReturnType<typeof useExerciseFields>;
export type ExerciseValues = ExerciseFields['values'];
