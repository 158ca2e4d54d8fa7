import type { PublicCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { copyText } from '#platform/browser/copy-text.ts';
import { shareLink } from '#platform/browser/share-link.ts';
import { useRootData, useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { CopyIcon, DownloadIcon, ShareIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { linkedInLink } from './linkedin-link.ts';

interface CertificateActionsProps {
  certificate: Pick<PublicCertificate, 'code' | 'name' | 'state' | 'course' | 'issued_at'>;
  size?: 'sm' | 'md';
}

/** What can be done with a certificate: download and share it, and add it to LinkedIn while it is valid. */
export function CertificateActions({ certificate, size = 'md' }: CertificateActionsProps) {
  const { code, name, state, course, issued_at } = certificate;
  const { siteName, timeZone } = useSiteConfig();
  const origin = useRootData()?.origin ?? '';
  const path = `/certificates/${code}`;
  const url = origin + path;
  async function copy() {
    if (await copyText(new URL(path, window.location.href).href)) {
      toast({ variant: 'success', title: wording`نُسخ رابط الشهادة` });
    } else toast({ variant: 'destructive', title: 'تعذر نسخ الرابط', description: url });
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button asChild size={size} icon={<DownloadIcon className="size-5" />}>
        <a href={`${path}.pdf`} download={`certificate-${code}.pdf`}>
          نزّل <bdi>PDF</bdi>
        </a>
      </Button>
      <Button asChild variant="secondary" size={size} icon={<DownloadIcon className="size-5" />}>
        <a href={`${path}.png`} download={`certificate-${code}.png`}>
          نزّل صورة
        </a>
      </Button>
      <Button
        variant="secondary"
        size={size}
        icon={<ShareIcon className="size-5" />}
        onClick={() => void shareLink({ title: wording`شهادة ${name} في ${course.name}`, path })}
      >
        شارك
      </Button>
      <Button
        variant="secondary"
        size={size}
        icon={<CopyIcon className="size-5" />}
        onClick={() => void copy()}
      >
        انسخ الرابط
      </Button>
      {state === 'valid' && (
        <Button asChild variant="secondary" size={size}>
          <a
            href={linkedInLink({
              name: course.name,
              organization: siteName,
              issuedAt: issued_at,
              timeZone,
              url,
              code: printedCode(code),
            })}
            target="_blank"
            rel="noopener noreferrer"
          >
            أضف إلى <bdi>LinkedIn</bdi>
          </a>
        </Button>
      )}
    </div>
  );
}
