// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encode } from './encode.ts';

vi.mock('./plays-webm.ts', () => ({ playsWebm: async () => true }));

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state = 'inactive';
  ondataavailable: (event: { data: Blob }) => void = () => undefined;
  start(): void {
    this.state = 'recording';
    queueMicrotask(() => this.dispatchEvent(new Event('start')));
  }
  stop(): void {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['in its own time']) });
    queueMicrotask(() => this.dispatchEvent(new Event('stop')));
  }
}

/** Encoders that are not closed. */
let open = 0;

/** Claims everything, and does nothing. */
class FakeEncoder {
  static isConfigSupported = async () => ({ supported: true });
  state = 'unconfigured';
  constructor() {
    open += 1;
  }
  configure = (): void => undefined;
  encode = (): void => undefined;
  flush = async (): Promise<void> => undefined;
  close = (): void => {
    if (this.state === 'closed') throw new DOMException('', 'InvalidStateError');
    this.state = 'closed';
    open -= 1;
  };
}

beforeEach(() => {
  open = 0;
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal(
    'AudioData',
    class {
      close = () => undefined;
    },
  );
  vi.stubGlobal(
    'AudioBuffer',
    class {
      copyToChannel = () => undefined;
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = async () => undefined;
      close = async () => undefined;
    },
  );
  vi.stubGlobal(
    'MediaStreamAudioDestinationNode',
    class {
      stream = null;
    },
  );
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class {
      onended = (): unknown => undefined;
      connect = () => undefined;
      start = () => void setTimeout(() => this.onended());
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const failed = () => Promise.reject(new DOMException('', 'EncodingError'));
const SAMPLES = new Float32Array(240);

it.each<[string, typeof FakeEncoder]>([
  [
    'does not say what it can',
    class extends FakeEncoder {
      static override isConfigSupported = () => failed();
    },
  ],
  [
    'claims more than it can',
    class extends FakeEncoder {
      override flush = () => failed();
    },
  ],
  [
    'stops after its first second',
    class extends FakeEncoder {
      override encode = (): void => {
        this.close();
        throw new DOMException('', 'InvalidStateError');
      };
    },
  ],
  ['gives nothing', FakeEncoder],
])('a recorder encodes the sound if the encoder %s, and the encoder is closed [fault 5]', async (_what, encoder) => {
  vi.stubGlobal('AudioEncoder', encoder);
  const { type, bytes } = await encode(SAMPLES);
  expect(type).toBe('audio/webm');
  expect(new TextDecoder().decode(bytes)).toBe('in its own time');
  vi.stubGlobal('MediaRecorder', undefined);
  await expect(encode(SAMPLES)).rejects.toBeInstanceOf(DOMException);
  expect(open).toBe(0);
});
