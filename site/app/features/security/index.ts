export { ConfirmationDialog } from './confirmation-dialog.tsx';
export { SecuritySection } from './security-section.tsx';
export { useConfirmation } from './use-confirmation.ts';
