import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Config } from '#platform/config/config.ts';
import { callOutside, type OutsideAnswer } from '#platform/outgoing/call-outside.ts';
import {
  type Keys,
  type Vendor,
  type VendorAnswer,
  VendorError,
  type VendorRequest,
} from './adapter.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Busy and broken servers are asked again; every other refusal is an answer. */
const isSilent = (status: number) => status >= 500 || status === 429 || status === 408;

function bodyOf({ json, form }: VendorRequest): { type: string; body: string } | null {
  if (json) return { type: 'application/json', body: JSON.stringify(json) };
  if (form) {
    return {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(form).toString(),
    };
  }
  return null;
}

/** A gateway that is called with the provider's keys; in tests its fake on this machine. */
export function openVendor(
  { gatewaysUrl }: Pick<Config, 'gatewaysUrl'>,
  name: Gateway,
  keys: Keys,
): Vendor {
  const address = (server: string) => (gatewaysUrl ? `${gatewaysUrl}/${name}` : server);
  return {
    keys,
    address,
    async call(request): Promise<VendorAnswer> {
      const sent = bodyOf(request);
      let answer: OutsideAnswer;
      try {
        answer = await callOutside(address(request.server) + request.path, {
          method: request.method,
          headers: {
            accept: 'application/json',
            ...(sent && {
              'content-type': sent.type,
              'content-length': Buffer.byteLength(sent.body),
            }),
            ...request.headers,
          },
          ...(sent && { body: sent.body }),
          timeout: limits.callTimeout,
          maxBytes: limits.answerMaxBytes,
          allowLoopback: gatewaysUrl !== null,
        });
      } catch (error) {
        throw new VendorError('silent', `${name} does not answer`, { cause: error });
      }
      const { status, body: text } = answer;
      const isGood = (status >= 200 && status < 300) || request.accept?.includes(status);
      if (!isGood) {
        // The answer itself may quote keys or people, so only its status is told.
        throw new VendorError(
          isSilent(status) ? 'silent' : 'refused',
          `${name} answered ${status}`,
        );
      }
      return { status, text, json: parse(text) };
    },
  };
}
