import { icon } from './icon.ts';

/** Marks of the networks, drawn by us in the stroke of our own icons. They do not mirror. */
export const FacebookIcon = /* @__PURE__ */ icon('mark-facebook');
export const GitHubIcon = /* @__PURE__ */ icon('mark-github');
export const InstagramIcon = /* @__PURE__ */ icon('mark-instagram');
export const LinkedInIcon = /* @__PURE__ */ icon('mark-linkedin');
export const TelegramIcon = /* @__PURE__ */ icon('mark-telegram');
export const WhatsAppIcon = /* @__PURE__ */ icon('mark-whatsapp');
export const XIcon = /* @__PURE__ */ icon('mark-x');
export const YouTubeIcon = /* @__PURE__ */ icon('mark-youtube');
