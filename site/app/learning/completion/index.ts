export { MemberCompletion } from './member-completion.tsx';
export { RemainingList } from './remaining-list.tsx';
export { remainingWords } from './remaining-words.tsx';
export { useCompletion } from './use-completion.ts';
