/** Puts Opus packets into a WebM file, as MediaRecorder writes it (RFC 8794, RFC 9559). Pure. */

export interface OpusPacket {
  bytes: Uint8Array;
  /** Milliseconds at which it begins. */
  at: number;
}

/** A block counts its milliseconds from its cluster's beginning, in 16 bits. */
const CLUSTER_MS = 30_000;
const ID = {
  ...{ head: 0x1a45dfa3, version: 0x4286, readVersion: 0x42f7, idLength: 0x42f2, sizeLength: 0x42f3 },
  ...{ docType: 0x4282, docVersion: 0x4287, docReadVersion: 0x4285 },
  ...{ segment: 0x18538067, info: 0x1549a966, timeScale: 0x2ad7b1, duration: 0x4489, muxer: 0x4d80, writer: 0x5741 },
  ...{ tracks: 0x1654ae6b, track: 0xae, number: 0xd7, uid: 0x73c5, kind: 0x83, codec: 0x86, codecHead: 0x63a2 },
  ...{ delay: 0x56aa, preRoll: 0x56bb, sound: 0xe1, rate: 0xb5, channels: 0x9f },
  ...{ cluster: 0x1f43b675, time: 0xe7, block: 0xa3 },
} as const;
const MS_IN_NANOSECONDS = 1_000_000;
/** Nanoseconds that a decoder reads ahead after a jump (RFC 7845, section 4.6). */
const PRE_ROLL = 80 * MS_IN_NANOSECONDS;
/** Opus always counts in 48 kHz. */
const OPUS_RATE = 48_000;
const AUDIO_TRACK = 2;
const KEY_FRAME = 0x80;
const WRITER = 'Tuckaway Tales';

/**
 * @param head the `OpusHead` that the encoder describes itself with; its bytes 10 and 11 are the samples to skip.
 * @param packets in order.
 */
export function webmFromOpus(head: Uint8Array, packets: readonly OpusPacket[], durationMs: number): Uint8Array<ArrayBuffer> {
  const skipped = new DataView(head.buffer, head.byteOffset).getUint16(10, true);
  const clusters = new Map<number, OpusPacket[]>();
  for (const packet of packets) {
    const cluster = Math.floor(packet.at / CLUSTER_MS);
    clusters.set(cluster, [...(clusters.get(cluster) ?? []), packet]);
  }
  return joined([
    element(ID.head, [
      ...[uint(ID.version, 1), uint(ID.readVersion, 1), uint(ID.idLength, 4), uint(ID.sizeLength, 8)],
      ...[text(ID.docType, 'webm'), uint(ID.docVersion, 4), uint(ID.docReadVersion, 2)],
    ]),
    element(ID.segment, [
      element(ID.info, [
        uint(ID.timeScale, MS_IN_NANOSECONDS),
        float(ID.duration, durationMs),
        text(ID.muxer, WRITER),
        text(ID.writer, WRITER),
      ]),
      element(ID.tracks, [
        element(ID.track, [
          ...[uint(ID.number, 1), uint(ID.uid, 1), uint(ID.kind, AUDIO_TRACK), text(ID.codec, 'A_OPUS'), element(ID.codecHead, [head])],
          ...[uint(ID.delay, Math.round((skipped * 1000 * MS_IN_NANOSECONDS) / OPUS_RATE)), uint(ID.preRoll, PRE_ROLL)],
          element(ID.sound, [float(ID.rate, OPUS_RATE), uint(ID.channels, 1)]),
        ]),
      ]),
      ...[...clusters].map(([cluster, inside]) =>
        element(ID.cluster, [uint(ID.time, cluster * CLUSTER_MS), ...inside.map((packet) => block(packet, cluster * CLUSTER_MS))]),
      ),
    ]),
  ]);
}

function block({ bytes, at }: OpusPacket, clusterAt: number): Uint8Array {
  const start = new Uint8Array(4);
  // Track 1, as a number of variable length.
  start[0] = 0x81;
  new DataView(start.buffer).setInt16(1, Math.round(at - clusterAt));
  start[3] = KEY_FRAME;
  return element(ID.block, [start, bytes]);
}

function element(id: number, content: readonly Uint8Array[]): Uint8Array {
  const body = joined(content);
  const size = new Uint8Array(8);
  new DataView(size.buffer).setUint32(4, body.length);
  // A size of eight bytes: long files need no second form.
  size[0] = 0x01;
  return joined([bigEndian(id), size, body]);
}

const uint = (id: number, value: number): Uint8Array => element(id, [bigEndian(value)]);
const text = (id: number, value: string): Uint8Array => element(id, [new TextEncoder().encode(value)]);

function float(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, [bytes]);
}

/** In as few bytes as it needs. */
function bigEndian(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
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
