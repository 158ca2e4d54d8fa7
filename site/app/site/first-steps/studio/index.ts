export { FirstSteps, FirstStepsSection } from './first-steps.tsx';
