export { OwnReview } from './own-review.tsx';
export { ReviewList } from './review-list.tsx';
export { ReviewSummary } from './review-summary.tsx';
export { ownFirst, type Reviewed } from './reviewed.ts';
