import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';

const live = (kind: string) => `${kind}_live_standin0123456789`;

/** Keys of a provider who takes real money, as the studio asks for them. */
export const fakeKeys: Record<Gateway, Record<string, string>> = {
  paymob: {
    api_key: 'api-key-of-the-stand-in',
    secret_key: `egy_${live('sk')}`,
    public_key: `egy_${live('pk')}`,
    hmac_secret: '0123456789ABCDEF0123456789ABCDEF',
    integrations: '4097558, 4097559',
  },
  fawry: {
    merchant_code: 'stand-in-merchant==',
    secure_key: 'secure-key-of-the-stand-in',
    mode: 'live',
  },
  moyasar: { secret_key: live('sk'), webhook_token: 'token-of-the-stand-in' },
  stripe: { secret_key: live('sk'), webhook_secret: 'whsec_standin0123456789' },
};
