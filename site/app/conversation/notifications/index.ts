export { useBell } from './bell.ts';
export { LatestNotifications } from './latest-notifications.tsx';
export { notificationName } from './notification-name.ts';
