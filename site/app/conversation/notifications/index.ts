export { useBell } from './bell.ts';
export { LatestNotifications } from './latest-notifications.tsx';
