import type { CertificatePreview } from '@nibras/contract/learning/certificate-design/studio/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import { media, siteSettings } from '#platform/database/schema/index.ts';
import { documentPicture, readDocumentLogo } from '#platform/files/document-picture.ts';
import type { Platform } from '#platform/platform.ts';
import { drawCertificatePicture } from '../draw-certificate.ts';

/** A code that is none: its last sign is wrong. */
const exampleCode = '234567892345';

type Services = Pick<Platform, 'db' | 'storage' | 'settings' | 'now'>;

/** The signature as papers would show it; null for what is no picture of the library. */
async function signatureOf({ db, storage }: Services, path: string | null): Promise<Buffer | null> {
  if (path === null) return null;
  const [row] = await db
    .select({ path: media.path })
    .from(media)
    .where(and(eq(media.path, path), eq(media.kind, 'image')));
  if (!row || !(await storage.stat(path))) return null;
  return documentPicture({ storage }, path).catch(() => null);
}

/** Draws an example of a certificate in the look that a person is typing, as a PNG. Nothing is stored. */
export async function drawPreview(platform: Services, look: CertificatePreview): Promise<Buffer> {
  const { db, settings, now } = platform;
  const { name, signature, accent, ...words } = look;
  const [site] = await db.select({ accent: siteSettings.accent }).from(siteSettings);
  return drawCertificatePicture(
    platform,
    {
      code: exampleCode,
      name,
      courseName: 'أساسيات البرمجة',
      paper: {
        ...words,
        provider: settings().siteName,
        logo: (await readDocumentLogo(db)).copy,
        signature: null,
        teacher: 'عمر الحسيني',
        minutes: 840,
        lectures: 32,
        mark: 94,
        accent: accent || (site?.accent ?? ''),
      },
      completedAt: now(),
      issuedAt: now(),
      url: `${settings().publicUrl ?? 'https://example.com'}/certificates/${exampleCode}`,
      state: 'valid',
    },
    { width: limits.previewWidth, signature: await signatureOf(platform, signature) },
  );
}
