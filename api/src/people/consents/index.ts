export { recordConsent, recordTerms } from './record-consent.ts';
