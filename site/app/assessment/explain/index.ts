export { ErrorExplanation } from './error-explanation.tsx';
