import type {
  GatewayCard,
  GatewayKeyName,
} from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** Something Latin within a sentence: an isolate keeps its signs where they are. */
const code = (text: string) => `\u2066${text}\u2069`;

interface GatewayTexts {
  name: string;
  /** What it is for, and for whom. */
  about: string;
  /** Where the address of notices is written. */
  notices: string;
}

export const gatewayTexts: Record<Gateway, GatewayTexts> = {
  paymob: {
    name: 'Paymob',
    about: 'بطاقات ومحافظ إلكترونية في مصر والسعودية والإمارات وعُمان.',
    notices:
      'نرسله إلى Paymob مع كل عملية. واكتبه أيضًا عند كل طريقة دفع في خانة Transaction processed callback، ليصلنا ما تعيده من لوحتهم.',
  },
  fawry: {
    name: 'فوري',
    about: wording`رقم {يدفع|تدفع} به الطالب نقدًا في منافذ فوري بمصر خلال ثلاثة أيام، أو {ببطاقته|ببطاقتها}.`,
    notices: 'أرسله إلى فريق فوري ليضبطه في حسابك باسم Server Notification V2.',
  },
  moyasar: {
    name: 'Moyasar (ميسّر)',
    about: 'مدى وبطاقات وApple Pay في السعودية.',
    notices: `أضفه في Settings ثم Webhooks بطريقة POST، واختر ${code('payment_paid')} و${code('payment_refunded')} و${code('payment_voided')}.`,
  },
  stripe: {
    name: 'Stripe',
    about: 'بطاقات من كل العالم، لمن له حساب Stripe في بلد تدعمه.',
    notices: `أضفه في Developers ثم Webhooks، واختر ${code('checkout.session.completed')} و${code('checkout.session.async_payment_succeeded')} و${code('charge.refunded')}.`,
  },
};

interface KeyTexts {
  label: string;
  hint: string;
}

const keyTexts: Record<GatewayKeyName, KeyTexts> = {
  api_key: { label: 'API Key', hint: 'من Settings ثم Account Info. نسأل به عن حال كل دفع.' },
  secret_key: { label: 'المفتاح السري (Secret Key)', hint: `يبدأ بـ ${code('sk_live_')}` },
  public_key: {
    label: 'المفتاح العام (Public Key)',
    hint: `يبدأ بـ ${code('egy_pk_live_')} أو ما يشبهه`,
  },
  hmac_secret: { label: 'HMAC Secret', hint: 'نعرف به أن الإشعار من Paymob.' },
  integrations: {
    label: 'أرقام طرق الدفع (Integration IDs)',
    hint: wording`من Payment Integrations، وبينها فاصلة. هي ما {يختار|تختار} منه الطالب.`,
  },
  merchant_code: { label: 'كود التاجر (Merchant Code)', hint: 'يعطيه لك فريق فوري.' },
  secure_key: { label: 'المفتاح الآمن (Secure Key)', hint: 'يعطيه لك فريق فوري مع كود التاجر.' },
  mode: { label: 'الخادم', hint: 'لكل خادم كود ومفتاح غير ما للآخر.' },
  webhook_token: {
    label: 'الرمز السري للإشعارات (Secret Token)',
    hint: 'كلمة طويلة تختارها أنت وتكتبها هنا وعند Moyasar مع عنوان الإشعارات.',
  },
  webhook_secret: {
    label: 'سر الإشعارات (Signing Secret)',
    hint: `يبدأ بـ ${code('whsec_')}، ويظهر في Stripe بعد أن تضيف عنوان الإشعارات.`,
  },
};

/** What a key is called, and where it is found. */
export function textsOfKey(gateway: Gateway, name: GatewayKeyName): KeyTexts {
  if (gateway === 'paymob' && name === 'secret_key') {
    return { ...keyTexts.secret_key, hint: `يبدأ بـ ${code('egy_sk_live_')} أو ما يشبهه` };
  }
  return keyTexts[name];
}

type Tone = 'success' | 'warning' | 'neutral' | 'info';

/** How a gateway stands, in one word and one sentence. */
export function stateOf(card: GatewayCard): { label: string; tone: Tone; text: string } {
  if (!card.fits) {
    return {
      label: 'لا تقبل عملتك',
      tone: 'neutral',
      text: 'لا تقبل هذه البوابة عملة موقعك، فلا يمكن تشغيلها.',
    };
  }
  if (card.mode === null) {
    return {
      label: 'بلا مفاتيح',
      tone: 'neutral',
      text: 'أدخل مفاتيح حسابك، ثم جرّبها، ثم شغّلها.',
    };
  }
  if (card.mode === 'test') {
    return {
      label: 'مفاتيح تجريبية',
      tone: 'warning',
      text: wording`لا تظهر للطلاب بمفاتيح التجربة، لأنها لا تنقل مالًا. جرّب بها، ثم ضع المفاتيح الحقيقية.`,
    };
  }
  if (card.active) {
    return { label: 'تعمل', tone: 'success', text: wording`تظهر للطلاب عند الشراء.` };
  }
  return { label: 'متوقفة', tone: 'neutral', text: wording`مفاتيحها محفوظة، ولا تظهر للطلاب.` };
}
