export { deviceName } from './device-name.ts';
export { SecuritySection } from './security-section.tsx';
