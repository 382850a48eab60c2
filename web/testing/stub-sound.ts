/** The browser's own sound, which jsdom lacks. What it plays never ends. */
import { vi } from 'vitest';
import { SAMPLE_RATE, type Samples } from '../src/data/device/sound/samples.ts';

class FakeBuffer {
  readonly numberOfChannels = 1;
  readonly duration: number;
  private samples: Samples;
  constructor({ length }: { length: number }) {
    this.duration = length / SAMPLE_RATE;
    this.samples = new Float32Array(length);
  }
  getChannelData(): Samples {
    return this.samples;
  }
  copyToChannel(samples: Samples): void {
    this.samples = samples;
  }
}

class FakeNode {
  connect = <Next>(next: Next): Next => next;
  disconnect = () => undefined;
  start = () => undefined;
  stop = () => undefined;
}

class FakeData {
  readonly data: Samples;
  readonly timestamp: number;
  constructor({ data, timestamp }: { data: Samples; timestamp: number }) {
    this.data = data;
    this.timestamp = timestamp;
  }
  close = () => undefined;
}

/** @param decode what the bytes of a recording sound like. @returns what was encoded, in pieces of a second. */
export function stubSound(decode: (bytes: ArrayBuffer) => Samples): Samples[] {
  const encoded: Samples[] = [];
  class FakeContext extends EventTarget {
    readonly state = 'running';
    readonly destination = {};
    resume = async () => undefined;
    close = async () => undefined;
    async decodeAudioData(bytes: ArrayBuffer) {
      const samples = decode(bytes);
      const sound = new FakeBuffer(samples);
      sound.copyToChannel(samples);
      return sound;
    }
  }
  class FakeEncoder {
    static isConfigSupported = async () => ({ supported: true });
    private readonly output: AudioEncoderInit['output'];
    constructor({ output }: AudioEncoderInit) {
      this.output = output;
    }
    encode({ data, timestamp }: FakeData): void {
      encoded.push(data);
      const chunk = { byteLength: 1, timestamp, copyTo: () => undefined } as unknown as EncodedAudioChunk;
      const description = new Uint8Array(19);
      this.output(chunk, { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: SAMPLE_RATE, description } });
    }
    configure = () => undefined;
    flush = async () => undefined;
    close = () => undefined;
  }
  const classes = { AudioContext: FakeContext, OfflineAudioContext: FakeContext, AudioEncoder: FakeEncoder, AudioData: FakeData };
  const nodes = { AudioBuffer: FakeBuffer, AudioBufferSourceNode: FakeNode, GainNode: FakeNode };
  for (const [name, fake] of Object.entries({ ...classes, ...nodes })) vi.stubGlobal(name, fake);
  return encoded;
}
