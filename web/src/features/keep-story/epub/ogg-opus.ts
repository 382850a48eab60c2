/** Puts the Opus packets of a WebM recording into an Ogg file, which e-books can contain. The sound is not changed. Pure. */

/** Elements that contain others: segment, cluster, tracks, track entry, block group (RFC 9559). */
const MASTERS = new Set([0x18538067, 0x1f43b675, 0x1654ae6b, 0xae, 0xa0]);
const CODEC_PRIVATE = 0x63a2;
const BLOCKS = new Set([0xa3, 0xa1]);
/** The time of the blocks that follow, in milliseconds as recorders count (RFC 9559, TimestampScale). */
const CLUSTER_TIME = 0xe7;
/** Several packets in one block, which no recorder writes for sound. */
const LACING = 0x06;

/** Opus always counts in 48 kHz (RFC 7845). */
const SAMPLES_PER_MS = 48;
/** Milliseconds of sound that may be missing before silence takes its place; recorders round their times. */
const GAP_MS = 40;
/** A frame of silence: a head for 20 milliseconds (RFC 6716, section 3.1), mono, and the range coder's shortest content. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
const SILENCE_MS = 20;

/** Of a page's 255: a packet of 24 kbit/s takes one or two. */
const SEGMENTS_PER_PAGE = 200;
const SERIAL = 0x7475636b;

interface Opus {
  head: Uint8Array;
  packets: TimedPacket[];
}

interface TimedPacket {
  bytes: Uint8Array;
  /** Milliseconds since the beginning of the file. */
  at: number;
}

/**
 * An Ogg file has no times, so silence stands where a busy device lost sound: sentences would be heard too early after it.
 * @throws RangeError for anything but a WebM recording with Opus.
 */
export function oggFromWebm(webm: Uint8Array): Uint8Array<ArrayBuffer> {
  const { head, packets: timed } = opusOf(webm);
  const packets = withSilence(timed);
  if (String.fromCharCode(...head.subarray(0, 8)) !== 'OpusHead' || packets.length === 0) throw new RangeError('No Opus in it.');
  const pages = [page(0, 0n, BEGIN, [head]), page(1, 0n, 0, [tags()])];
  let played = 0n;
  let waiting: Uint8Array[] = [];
  let segments = 0;
  for (const [index, packet] of packets.entries()) {
    waiting.push(packet);
    segments += Math.floor(packet.length / 255) + 1;
    played += BigInt(samplesOf(packet));
    const last = index === packets.length - 1;
    if (segments < SEGMENTS_PER_PAGE && !last) continue;
    pages.push(page(pages.length, played, last ? END : 0, waiting));
    waiting = [];
    segments = 0;
  }
  return joined(pages);
}

function withSilence(packets: readonly TimedPacket[]): Uint8Array[] {
  const whole: Uint8Array[] = [];
  let end = packets[0]?.at ?? 0;
  for (const { bytes, at } of packets) {
    if (at - end >= GAP_MS) {
      for (; at - end >= SILENCE_MS; end += SILENCE_MS) whole.push(SILENCE);
    }
    whole.push(bytes);
    end += samplesOf(bytes) / SAMPLES_PER_MS;
  }
  return whole;
}

function opusOf(webm: Uint8Array): Opus {
  const found: { head: Uint8Array | null; packets: TimedPacket[] } = { head: null, packets: [] };
  let cluster = 0;
  let at = 0;
  while (at < webm.length) {
    const id = number(webm, at, false);
    const size = number(webm, at + id.length, true);
    const start = at + id.length + size.length;
    if (MASTERS.has(id.value)) {
      at = start;
      continue;
    }
    if (size.value === null || start + size.value > webm.length) throw new RangeError('The recording is cut off.');
    const content = webm.subarray(start, start + size.value);
    if (id.value === CODEC_PRIVATE) found.head = content;
    if (id.value === CLUSTER_TIME) cluster = content.reduce((time, byte) => time * 256 + byte, 0);
    if (BLOCKS.has(id.value)) {
      const track = number(content, 0, true).length;
      if (((content[track + 2] ?? 0) & LACING) !== 0) throw new RangeError('Laced blocks.');
      // After the track come two bytes of time, which may be negative, and one of flags.
      const time = (((content[track] ?? 0) << 24) >> 16) | (content[track + 1] ?? 0);
      found.packets.push({ bytes: content.subarray(track + 3), at: cluster + time });
    }
    at = start + size.value;
  }
  if (found.head === null) throw new RangeError('No Opus in it.');
  return { head: found.head, packets: found.packets };
}

/** A number of variable length, with or without the bits that tell its length; null for an unknown size. */
function number(bytes: Uint8Array, at: number, marked: true): { value: number | null; length: number };
function number(bytes: Uint8Array, at: number, marked: false): { value: number; length: number };
function number(bytes: Uint8Array, at: number, marked: boolean): { value: number | null; length: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) throw new RangeError('No EBML.');
  let value = marked ? first & ((1 << (8 - length)) - 1) : first;
  let unknown = marked && value === (1 << (8 - length)) - 1;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] as number;
    unknown &&= byte === 255;
    value = value * 256 + byte;
  }
  return { value: unknown ? null : value, length };
}

/** Milliseconds of a frame, by the packet's configuration (RFC 6716, section 3.1). */
function frameMs(configuration: number): number {
  if (configuration < 12) return [10, 20, 40, 60][configuration % 4] as number;
  if (configuration < 16) return [10, 20][configuration % 2] as number;
  return [2.5, 5, 10, 20][configuration % 4] as number;
}

function samplesOf(packet: Uint8Array): number {
  const [toc = 0, count = 0] = packet;
  const frames = [1, 2, 2, count & 63][toc & 3] as number;
  return frameMs(toc >> 3) * SAMPLES_PER_MS * frames;
}

function tags(): Uint8Array {
  const vendor = new TextEncoder().encode('Tuckaway Tales');
  const bytes = new Uint8Array(16 + vendor.length);
  bytes.set(new TextEncoder().encode('OpusTags'));
  new DataView(bytes.buffer).setUint32(8, vendor.length, true);
  bytes.set(vendor, 12);
  return bytes;
}

const BEGIN = 2;
const END = 4;

/** One Ogg page (RFC 3533). */
function page(sequence: number, granule: bigint, flags: number, packets: readonly Uint8Array[]): Uint8Array {
  const segments = packets.flatMap(({ length }) => [...Array.from({ length: Math.floor(length / 255) }, () => 255), length % 255]);
  const body = joined(packets);
  const bytes = new Uint8Array(27 + segments.length + body.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('OggS'));
  view.setUint8(5, flags);
  view.setBigUint64(6, granule, true);
  view.setUint32(14, SERIAL, true);
  view.setUint32(18, sequence, true);
  view.setUint8(26, segments.length);
  bytes.set(segments, 27);
  bytes.set(body, 27 + segments.length);
  view.setUint32(22, checksum(bytes), true);
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ (CRC_TABLE[((sum >>> 24) ^ byte) & 255] as number)) >>> 0;
  return sum;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
