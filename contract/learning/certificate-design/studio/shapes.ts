import { z } from 'zod';
import { drafts, certificates as limits, site } from '../../../limits.ts';
import { wording } from '../../../text/wording.ts';

/** What a certificate says where the provider has written nothing. The words address nobody as a man or a woman. */
export const certificateDefaults = {
  get title() {
    return wording`شهادة إتمام`;
  },
  get text() {
    return wording`{certificate:تُمنح هذه|يُمنح هذا} الشهادة إلى {الاسم} لإتمام كورس ${'{الكورس}'} في {التاريخ}.`;
  },
  /** Saffron, the product's accent. */
  accent: '#ffc53d',
};

/** The look as it is being typed; what is empty is as when it is published. */
export const certificatePreviewBody = z.strictObject({
  title: z.string().max(limits.titleMaxLength),
  text: z.string().max(limits.textMaxLength),
  signer: z.string().max(limits.nameMaxLength),
  signer_title: z.string().max(limits.titleMaxLength),
  /** A picture of the library. */
  signature: z.string().max(drafts.pathMaxLength).nullable(),
  /** A colour as it is typed; one that is none counts as empty. */
  accent: z.string().max(site.accentMaxLength),
  /** The name on the example. */
  name: z.string().trim().min(1).max(limits.nameMaxLength),
});
export type CertificatePreview = z.infer<typeof certificatePreviewBody>;

export const certificatePreviewAnswer = z.unknown().describe('image/png');
