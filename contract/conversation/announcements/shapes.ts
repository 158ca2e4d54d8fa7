import { z } from 'zod';
import { id } from '../../wire.ts';

/** How an announcement reaches a person: in the list of notifications, on their devices, by mail. */
export const announcementChannels = ['notice', 'push', 'mail'] as const;
export type AnnouncementChannel = (typeof announcementChannels)[number];

/** What can be switched off by itself: announcements of one's courses, and those of the platform. */
export const announcementKinds = ['course', 'platform'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

const channelSwitches = z.object({ notice: z.boolean(), push: z.boolean(), mail: z.boolean() });

/** What a person receives: for each kind and channel whether it is switched on. */
export const announcementSettings = z.object({
  course: channelSwitches,
  platform: channelSwitches,
});
export type AnnouncementSettings = z.infer<typeof announcementSettings>;

/** An extension of the specification. */
export const announcementSettingsAnswer = z.object({ data: announcementSettings });
export const announcementSettingBody = z.object({
  kind: z.enum(announcementKinds),
  channel: z.enum(announcementChannels),
  on: z.boolean(),
});
export type AnnouncementSettingBody = z.infer<typeof announcementSettingBody>;

const mailStates = ['on', 'off'] as const;

/**
 * An extension of the specification: the target of the link in an announcement's mail, which
 * works without a sign-in. The signature belongs to one person and one kind. Mail programs' own button posts here too
 * (RFC 8058); its body is ignored.
 */
export const announcementMailQuery = z.object({
  person: id,
  kind: z.enum(announcementKinds),
  signature: z.string().min(1).max(100),
  state: z.enum(mailStates).default('off'),
});
export const announcementMailAnswer = z.object({
  message: z.string(),
  data: z.object({ state: z.enum(mailStates) }),
});
