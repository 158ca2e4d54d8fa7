import { z } from 'zod';
import { pageNumber, timestamp } from '../../wire.ts';

/** Class paths, as in the specification; the site shows an Arabic name for each. */
export const notificationTypes = [
  'App\\Notifications\\DiscussionStarted',
  'App\\Notifications\\DiscussionReplied',
  'App\\Notifications\\EnrolmentCompleted',
  'App\\Notifications\\StudentEnrolled',
  'App\\Notifications\\Announcement',
  'App\\Notifications\\ContentHidden',
  'App\\Notifications\\ContentRestored',
  'App\\Notifications\\ReviewAnswered',
  'App\\Notifications\\AccessGranted',
  'App\\Notifications\\AccessChanged',
  'App\\Notifications\\AccessEnding',
  'App\\Notifications\\AccessEnded',
  'App\\Notifications\\PurchasePaid',
  'App\\Notifications\\PurchaseRefunded',
  'App\\Notifications\\OrderPlaced',
  'App\\Notifications\\ContactMessageSent',
  'App\\Notifications\\TransferSent',
  'App\\Notifications\\PurchaseAsked',
  'App\\Notifications\\PurchaseDeclined',
  'App\\Notifications\\PurchaseUnderReview',
  'App\\Notifications\\AnswersToMark',
  'App\\Notifications\\AttemptMarked',
  'App\\Notifications\\CourseCompleted',
  'App\\Notifications\\CertificateWaits',
  'App\\Notifications\\CertificateIssued',
  'App\\Notifications\\CertificateCorrected',
  'App\\Notifications\\CertificateRevoked',
  'App\\Notifications\\CertificateRestored',
  'App\\Notifications\\CorrectionAsked',
  'App\\Notifications\\CorrectionDeclined',
  'App\\Notifications\\DataReady',
  'App\\Notifications\\DataFailed',
  'App\\Notifications\\DeletionAsked',
  'App\\Notifications\\DeletionSoon',
  'App\\Notifications\\DeletionFailed',
  'App\\Notifications\\AccountNotDeleted',
  'App\\Notifications\\AdminAccountChanged',
  'App\\Notifications\\WaitingAssigned',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notification = z.object({
  id: z.int(),
  type: z.string(),
  /** The page of the site that the notification is about, or null. */
  link: z.string().nullable(),
  /** Its own heading, in place of the type's name; only announcements have one. */
  title: z.string().nullable(),
  /** A short Arabic sentence; of an announcement the whole text, with its line breaks. */
  text: z.string(),
  created_at: timestamp,
  read_at: timestamp.nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationsQuery = z.object({ page: pageNumber });
export const notificationsAnswer = z.object({
  notifications: z.object({
    data: z.array(notification),
    current_page: z.int(),
    last_page: z.int(),
    next_page_url: z.string().nullable(),
  }),
});

/** The number itself is `data`. */
export const notificationCountAnswer = z.object({ data: z.int() });
export const messageCountAnswer = z.object({ data: z.object({ messagesCount: z.int() }) });
