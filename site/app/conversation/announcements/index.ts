export { AnnouncementSection } from './announcement-section.tsx';
