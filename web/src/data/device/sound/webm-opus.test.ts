import { expect, it } from 'vitest';
import { oggFromWebm } from './ogg-from-webm.ts';
import { webmFromOpus } from './webm-opus.ts';

const HEAD = new Uint8Array([...new TextEncoder().encode('OpusHead'), 1, 1, 0x38, 0x01, 0xc0, 0x5d, 0, 0, 0, 0, 0]);
/** One frame of 20 ms; the rest of it is told apart by its number. */
const packet = (index: number) => ({ at: index * 20, bytes: new Uint8Array(60).fill(index % 200, 1).fill(0x48, 0, 1) });

/** The packets of an Ogg file, after its two of head and tags. */
function packetsOf(ogg: Uint8Array): Uint8Array[] {
  const packets: Uint8Array[] = [];
  for (let at = 0; at < ogg.length; ) {
    const sizes = ogg.subarray(at + 27, at + 27 + (ogg[at + 26] ?? 0));
    at += 27 + sizes.length;
    let start = at;
    for (const size of sizes) {
      at += size;
      if (size === 255) continue;
      packets.push(ogg.subarray(start, at));
      start = at;
    }
  }
  return packets.slice(2);
}

it('holds every packet in order, over more than one cluster', async () => {
  const packets = Array.from({ length: 4000 }, (_, index) => packet(index));
  // The talking book takes the packets out again.
  const found = packetsOf(await oggFromWebm(webmFromOpus(HEAD, packets, 80_000)));
  expect(found).toHaveLength(packets.length);
  for (const [index, { bytes }] of packets.entries()) expect(found[index]).toEqual(bytes);
});
