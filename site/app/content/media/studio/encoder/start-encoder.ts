import type { EncodeOrder, EncoderRefusal, FromEncoder, ToEncoder } from './encoder-messages.ts';

/** Why a browser cannot make a rendition, in Arabic. */
const refusals: Record<EncoderRefusal, string> = {
  'no-picture-encoder':
    'هذا المتصفح لا يرمّز H.264، فلا يجهّز الجودات المنخفضة. جرّب Chrome أو Edge على حاسوب.',
  'no-sound-encoder':
    'هذا المتصفح لا يرمّز الصوت، فلا يجهّز الصوت وحده. جرّب Chrome أو Edge على حاسوب.',
  undecodable: 'هذا المتصفح لا يفك ترميز هذا الفيديو. جرّب متصفحًا آخر.',
  broken: 'تعذر تجهيز هذه الجودة في المتصفح. قد يكون بعض الفيديو تالفًا، أو انقطع الاتصال به.',
};

/** Whether this browser has what the making of renditions needs. */
export const canEncode = (): boolean =>
  typeof VideoEncoder === 'function' &&
  typeof VideoDecoder === 'function' &&
  typeof Worker === 'function';

/** The making of one rendition in a worker. */
export interface Encoding {
  /** Rejects with an Error in Arabic. */
  made: Promise<Blob>;
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Makes a rendition in a worker of its own, which loads the encoder's code. */
export function startEncoder(order: EncodeOrder, onProgress: (progress: number) => void): Encoding {
  const worker = new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToEncoder) => worker.postMessage(message);
  const { promise: made, resolve, reject } = Promise.withResolvers<Blob>();
  const stop = (end: () => void) => {
    worker.terminate();
    end();
  };
  worker.addEventListener('error', () => stop(() => reject(new Error(refusals.broken))));
  worker.addEventListener('message', ({ data }: MessageEvent<FromEncoder>) => {
    if (data.type === 'progress') onProgress(data.progress);
    if (data.type === 'made') stop(() => resolve(data.file));
    if (data.type === 'refused') stop(() => reject(new Error(refusals[data.refusal])));
  });
  send({ type: 'start', order });
  return {
    made,
    pause: () => send({ type: 'pause' }),
    resume: () => send({ type: 'resume' }),
    cancel: () => stop(() => undefined),
  };
}
