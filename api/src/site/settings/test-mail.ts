import type { MailStep, MailTest } from '@nibras/contract/site/settings/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { checkMail, type MailResult } from '#platform/mail/check-mail.ts';
import { readMailSetup } from '#platform/mail/mail-setup.ts';
import { senderAddress } from '#platform/mail/sender.ts';
import type { TextRecords } from '#platform/mail/sender-domain.ts';
import type { Platform } from '#platform/platform.ts';
import { failureTexts, recordStep } from './mail-test-texts.ts';

const notSetUp: MailStep = {
  code: 'none',
  state: 'warning',
  title: 'لم يُضبط خادم بريد بعد، فالرسائل لا تُرسل',
  get hint() {
    return wording`تُحفظ الرسائل على الخادم وحده. اكتب بيانات خادم البريد هنا حتى تصل أكواد الدخول إلى الطلاب.`;
  },
  text: '',
};

function deliveryStep({ host, to, failure }: MailResult, from: string): MailStep {
  if (!failure) {
    return {
      code: 'sent',
      state: 'ok',
      title: `أُرسلت رسالة تجريبية إلى ${to}`,
      hint: 'إن لم تجدها في الوارد فانظر في مجلد الرسائل غير المرغوب فيها.',
      text: '',
    };
  }
  const sentence = failureTexts[failure.kind]({ host, to, from });
  return { code: failure.kind, state: 'failed', ...sentence, text: failure.reason.slice(0, 300) };
}

function senderSteps({ domain, records }: MailResult): MailStep[] {
  if (records === null) {
    return [
      {
        code: 'domain',
        state: 'warning',
        title: `لن تقبل الخوادم مرسلًا من ${domain}`,
        hint: 'اجعل عنوان المرسل من نطاق تملكه، مثل no-reply@example.com.',
        text: '',
      },
    ];
  }
  return (['spf', 'dkim', 'dmarc'] as const).map((name) => recordStep(name, records[name], domain));
}

/** Sends a test mail by the set-up that holds now, and explains in Arabic what is wrong with it. */
export async function testMail(
  { db, vault, config, settings }: Pick<Platform, 'db' | 'vault' | 'config' | 'settings'>,
  { to, dns }: { to: string; dns?: TextRecords },
): Promise<MailTest> {
  const setup = await readMailSetup({ db, vault }, config);
  const { ok, result } = await checkMail({
    config: setup,
    settings: settings(),
    to,
    ...(dns && { dns }),
  });
  if (!result) return { ok: false, steps: [notSetUp] };
  return {
    ok,
    steps: [deliveryStep(result, senderAddress(setup.mailFrom)), ...senderSteps(result)],
  };
}
