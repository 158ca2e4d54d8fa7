import { buffer } from 'node:stream/consumers';
import type { Platform } from '#platform/platform.ts';
import { renderPdf, renderPicture } from '#platform/typst/render-document.ts';
import { type DrawnCertificate, presentCertificate } from './present-certificate.ts';

type Services = Pick<Platform, 'storage' | 'settings'>;

/** Pictures under the names by which the template shows them; one whose file is gone is left out. */
async function readPictures({ storage }: Services, paths: Record<string, string | null>) {
  const pictures: Record<string, Buffer> = {};
  const names: Record<string, string> = {};
  for (const [name, path] of Object.entries(paths)) {
    const isThere = path !== null && (await storage.stat(path)) !== null;
    names[name] = isThere ? `${name}.png` : '';
    if (isThere) pictures[`${name}.png`] = await buffer(storage.read(path));
  }
  return { pictures, names };
}

async function drawnData(services: Services, drawn: DrawnCertificate) {
  const { logo, signature } = drawn.paper;
  const { pictures, names } = await readPictures(services, { logo, signature });
  const data = { ...presentCertificate(drawn, services.settings().timeZone), ...names };
  return { data, pictures };
}

/** The certificate as a PDF/A of one page in A4, whose text can be searched and copied. */
export async function drawCertificate(
  services: Services,
  drawn: DrawnCertificate,
): Promise<Buffer> {
  const { data, pictures } = await drawnData(services, drawn);
  return renderPdf('certificate', data, { pictures, shapes: ['certificate-name'] });
}

/**
 * The certificate as a PNG of so many pixels in width.
 * @param options.signature a PNG that is not stored yet, in place of the stored one
 */
export async function drawCertificatePicture(
  services: Services,
  drawn: DrawnCertificate,
  { width, signature = null }: { width: number; signature?: Buffer | null },
): Promise<Buffer> {
  const { data, pictures } = await drawnData(services, drawn);
  if (!signature) return renderPicture('certificate', data, { pictures, width });
  return renderPicture(
    'certificate',
    { ...data, signature: 'signature.png' },
    { pictures: { ...pictures, 'signature.png': signature }, width },
  );
}

/** The picture for links and sharing: 1200 by 630 pixels, legible when it is small. */
export async function drawCertificateCard(
  services: Services,
  drawn: DrawnCertificate,
): Promise<Buffer> {
  const { data } = await drawnData(services, drawn);
  return renderPicture('certificate-card', data, { width: 1200 });
}
