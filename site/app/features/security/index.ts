export { ConfirmationDialog } from './confirmation-dialog.tsx';
export { deviceName } from './device-name.ts';
export { SecuritySection } from './security-section.tsx';
export { useConfirmation } from './use-confirmation.ts';
