export { TransferForm } from './transfer-form.tsx';
