export { presentService } from './present.ts';
export { readService } from './read-service.ts';
