export { BundleHint } from './bundle-hint.tsx';
