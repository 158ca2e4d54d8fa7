export { newCodes } from './new-codes.ts';
