/** A WebM recording as Chromium's MediaRecorder writes it, of packets whose content is known: no decoder is needed to see what is heard when. */

/** Milliseconds of a packet. */
export const PACKET_MS = 20;
/** Opus from 20 kHz, mono, one frame of 20 ms in a packet (RFC 6716). */
const FRAME = 0xf8;
const CLUSTER_MS = 5000;
const HEAD = [...Buffer.from('OpusHead'), 1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0];

const element = (id: string, content: readonly number[] | Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, Buffer.from(content)]);
};
const endless = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex');

export interface Packet {
  /** Milliseconds since the recording began. */
  at: number;
  bytes: Buffer;
}

/** Packets of a recording of so many milliseconds, each with a content of its own. @param lost whether the device did not hear this moment. */
export function packetsOf(milliseconds: number, lost: (at: number) => boolean = () => false): Packet[] {
  const all = Array.from({ length: Math.floor(milliseconds / PACKET_MS) }, (_, index) => index * PACKET_MS);
  return all.filter((at) => !lost(at)).map((at) => ({ at, bytes: Buffer.from([FRAME, 7, at & 255, (at >> 8) & 255, at >> 16]) }));
}

/** Milliseconds since the beginning at which a packet of {@link packetsOf} was recorded; null for other packets. */
export function momentOf(packet: Uint8Array): number | null {
  return packet.length === 5 && packet[1] === 7 ? (packet[2] ?? 0) + (packet[3] ?? 0) * 256 + (packet[4] ?? 0) * 65_536 : null;
}

export function webmOf(packets: readonly Packet[]): Uint8Array<ArrayBuffer> {
  const track = Buffer.concat([element('d7', [1]), element('83', [2]), element('86', Buffer.from('A_OPUS')), element('63a2', HEAD)]);
  const parts = [element('1a45dfa3', element('4282', Buffer.from('webm'))), endless('18538067'), element('1654ae6b', element('ae', track))];
  let from = -Infinity;
  for (const { at, bytes } of packets) {
    if (at - from >= CLUSTER_MS) {
      from = at;
      const time = Buffer.alloc(4);
      time.writeUInt32BE(at);
      parts.push(endless('1f43b675'), element('e7', time));
    }
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(at - from, 1);
    parts.push(element('a3', Buffer.concat([head, bytes])));
  }
  return new Uint8Array(Buffer.concat(parts));
}
