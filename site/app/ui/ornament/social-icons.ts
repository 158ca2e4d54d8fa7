import { icon } from './icon.ts';

/** Marks of the networks, drawn by us with the stroke of our other icons. They are not mirrored. */
export const FacebookIcon = /* @__PURE__ */ icon('mark-facebook');
export const GitHubIcon = /* @__PURE__ */ icon('mark-github');
export const LinkedInIcon = /* @__PURE__ */ icon('mark-linkedin');
export const TelegramIcon = /* @__PURE__ */ icon('mark-telegram');
export const WhatsAppIcon = /* @__PURE__ */ icon('mark-whatsapp');
export const XIcon = /* @__PURE__ */ icon('mark-x');
export const YouTubeIcon = /* @__PURE__ */ icon('mark-youtube');
