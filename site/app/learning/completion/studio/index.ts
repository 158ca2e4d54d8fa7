export { CompletionSection } from './completion-section.tsx';
