export {
  addCodeCredit,
  creditOf,
  creditsOf,
  giveCredit,
  holdCredit,
  releaseCredit,
} from './credit.ts';
