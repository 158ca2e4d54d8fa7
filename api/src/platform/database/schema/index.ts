/** All tables, for drizzle and for the features. */
export * from './announcements.ts';
export * from './assessment.ts';
export * from './conversations.ts';
export * from './courses.ts';
export * from './editing.ts';
export * from './entitlements.ts';
export * from './inbox.ts';
export * from './media.ts';
export * from './moderation.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './presence.ts';
export * from './publishing.ts';
export * from './purchases.ts';
export * from './site.ts';
export * from './ways-to-pay.ts';
