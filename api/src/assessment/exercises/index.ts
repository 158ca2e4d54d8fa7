export { attemptsOf } from './attempts-of.ts';
export { marksOf, marksOfPeople } from './marks-of.ts';
export { presentExercise } from './present.ts';
export { readExerciseOf } from './read-exercise.ts';
