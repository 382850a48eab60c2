/** Puts the Opus packets of a WebM recording into an Ogg file, which e-books can contain. Load it on demand: its library is larger than a screen. */
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  OggOutputFormat,
  Output,
  WEBM,
} from 'mediabunny';

/** Opus always counts samples in 48 kHz (RFC 7845). */
const RATE = 48_000;
/** Samples that may be missing before silence takes their place: 40 milliseconds, because recorders round their times. */
const GAP = 0.04 * RATE;
/** A frame of silence: a head for 20 milliseconds (RFC 6716, section 3.1), mono, and the range coder's shortest content. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);

/**
 * The sound is not changed. An Ogg file has no times, so silence stands where a busy device lost sound: sentences would be heard too early after it.
 * Of a recording that is cut off, everything before the cut remains.
 * @throws RangeError for a file without Opus, and the library's errors for what is no WebM.
 */
export async function oggFromWebm(webm: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const track = await new Input({ formats: [WEBM], source: new BufferSource(webm) }).getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig || track.codec !== 'opus') throw new RangeError('No Opus in it.');
  const target = new BufferTarget();
  const output = new Output({ format: new OggOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  let end = 0;
  const add = async (bytes: Uint8Array) => {
    await source.add(new EncodedPacket(bytes, 'key', end / RATE, samplesOf(bytes) / RATE), { decoderConfig });
    end += samplesOf(bytes);
  };
  const packets = new EncodedPacketSink(track);
  const first = (await packets.getFirstPacket())?.timestamp ?? 0;
  for await (const { data, timestamp } of packets.packets()) {
    const at = Math.round((timestamp - first) * RATE);
    if (at - end >= GAP) while (at - end >= samplesOf(SILENCE)) await add(SILENCE);
    await add(data);
  }
  await output.finalize();
  if (end === 0 || target.buffer === null) throw new RangeError('No sound in it.');
  return new Uint8Array(target.buffer);
}

/** By the packet's head (RFC 6716, section 3.1): the library's durations reach to the next packet, also where sound is missing. */
function samplesOf([head = 0, count = 0]: Uint8Array): number {
  const configuration = head >> 3;
  const milliseconds = configuration < 12 ? [10, 20, 40, 60] : configuration < 16 ? [10, 20, 10, 20] : [2.5, 5, 10, 20];
  const frames = [1, 2, 2, count & 63][head & 3] as number;
  return ((milliseconds[configuration % 4] as number) * frames * RATE) / 1000;
}
