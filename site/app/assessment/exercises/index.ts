import '#ui/work.css';

export { ExerciseLecture } from './exercise-lecture.tsx';
export { exerciseQuery } from './queries.ts';
