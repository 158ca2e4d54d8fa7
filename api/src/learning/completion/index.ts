export { completionOf, type IssueByRule } from './completion.ts';
export { factsChanged } from './facts-changed.ts';
