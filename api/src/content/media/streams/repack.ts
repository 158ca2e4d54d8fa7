import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  type InputAudioTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { CopyOrder } from './copy-samples.ts';

/** Reads the packets of a track one by one; those of a negative time come before the film begins and are left out. */
async function* packetsOf(
  track: InputVideoTrack | InputAudioTrack,
  begin: number,
): AsyncGenerator<EncodedPacket> {
  const isSound = track.isAudioTrack();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (isSound && packet.timestamp + packet.duration <= 0.001) continue;
    yield begin === 0 ? packet : packet.clone({ timestamp: packet.timestamp - begin });
  }
}

interface Pump {
  packets: AsyncGenerator<EncodedPacket>;
  next: EncodedPacket | null;
  add(packet: EncodedPacket): Promise<void>;
  close(): void;
}

const advance = async (pump: Pump) => {
  const { value, done } = await pump.packets.next();
  pump.next = done ? null : value;
};

/** Moves packets in the order of their times, so that neither track waits long for the other. */
async function pumpAll(pumps: Pump[], maxBytes: number): Promise<boolean> {
  for (const pump of pumps) await advance(pump);
  let sinceKey = 0;
  for (;;) {
    const [first, second] = pumps;
    const pump =
      second?.next && (!first?.next || second.next.timestamp < first.next.timestamp)
        ? second
        : first;
    if (!pump?.next) return true;
    const packet = pump.next;
    if (pump === first) sinceKey = packet.type === 'key' ? 0 : sinceKey + packet.byteLength;
    if (sinceKey > maxBytes) return false;
    await pump.add(packet);
    await advance(pump);
    if (!pump.next) pump.close();
  }
}

/**
 * Writes the pictures and the sound of a video into a fragmented MP4 by a library that reads whatever there is.
 * @returns false where key frames are so far apart that a fragment does not fit into memory
 * @throws Error for a broken video
 */
export async function repack(
  { video, sound }: { video: InputVideoTrack; sound: InputAudioTrack | null },
  { to, fragmentSeconds, maxFragmentBytes }: CopyOrder,
): Promise<boolean> {
  const tracks = sound ? [video, sound] : [video];
  const begins = await Promise.all(tracks.map((track) => track.getFirstTimestamp()));
  // A video whose tracks all begin later begins at 0.
  const begin = Math.max(0, Math.min(...begins));
  const output = new Output({
    format: new Mp4OutputFormat({
      fastStart: 'fragmented',
      minimumFragmentDuration: fragmentSeconds,
    }),
    target: new FilePathTarget(to),
  });
  const pictures = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(pictures, { rotation: await video.getRotation() });
  const picture = (await video.getDecoderConfig()) ?? undefined;
  const pumps: Pump[] = [
    {
      packets: packetsOf(video, begin),
      next: null,
      add: (packet) => pictures.add(packet, picture && { decoderConfig: picture }),
      close: () => pictures.close(),
    },
  ];
  if (sound) {
    const sounds = new EncodedAudioPacketSource('aac');
    output.addAudioTrack(sounds);
    const config = (await sound.getDecoderConfig()) ?? undefined;
    pumps.push({
      packets: packetsOf(sound, begin),
      next: null,
      add: (packet) => sounds.add(packet, config && { decoderConfig: config }),
      close: () => sounds.close(),
    });
  }
  await output.start();
  if (!(await pumpAll(pumps, maxFragmentBytes))) {
    await output.cancel();
    return false;
  }
  await output.finalize();
  return true;
}
