export { AccessPeriod } from './access-period.tsx';
