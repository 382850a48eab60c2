import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeAsNeeded, playPart } from './play-sound.ts';

/** A hundred bytes for each of sixty seconds. */
const RECORDING = { audio: new Uint8Array(6000), durationMs: 60_000 };
const decoded: number[] = [];
/** Decodes as many seconds as it gets bytes for. */
const decode = vi.fn(async (bytes: Uint8Array) => {
  decoded.push(bytes.length);
  return { duration: bytes.length / 100 } as AudioBuffer;
});

beforeEach(() => {
  decoded.length = 0;
  decode.mockClear();
});

it('decodes the beginning first and the whole behind it, once', async () => {
  const soundUntil = decodeAsNeeded(RECORDING, decode);
  expect((await soundUntil(4000)).duration).toBeCloseTo(6.25);
  expect(decoded).toEqual([625, 6000]);
  expect((await soundUntil(9000)).duration).toBe(60);
  expect((await soundUntil(4000)).duration).toBe(60);
  expect(decoded).toEqual([625, 6000]);
});

it('decodes the whole at once if most of it is needed', async () => {
  expect((await decodeAsNeeded(RECORDING, decode)(30_000)).duration).toBe(60);
  expect(decoded).toEqual([6000]);
});

it.each([
  ['cannot be decoded', () => Promise.reject(new Error('EncodingError'))],
  ['is too short', async () => ({ duration: 3.9 }) as AudioBuffer],
])('waits for the whole if the beginning %s', async (_what, instead) => {
  decode.mockImplementationOnce(instead);
  expect((await decodeAsNeeded(RECORDING, decode)(4000)).duration).toBe(60);
});

describe('a part that is played', () => {
  /** What a browser's context does, as far as it is used here. */
  class FakeContext extends EventTarget {
    state: AudioContextState = 'running';
    destination = {};
    resume = vi.fn(async () => undefined);
    constructor() {
      super();
      contexts.push(this);
    }
    close = async () => this.become('closed');
    become(state: AudioContextState): void {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }
  class FakeSource {
    onended: (() => void) | null = null;
    start = vi.fn();
    stop = vi.fn();
    disconnect = vi.fn();
    connect = (to: unknown) => to;
    constructor() {
      sources.push(this);
    }
  }
  const contexts: FakeContext[] = [];
  const sources: FakeSource[] = [];
  const heard = { onEnd: vi.fn(), onInterrupted: vi.fn() };
  const play = () => playPart({} as AudioBuffer, { from: 1000, to: 3000, volume: 1 }, heard.onEnd, heard.onInterrupted);
  const times = () => [heard.onEnd.mock.calls.length, heard.onInterrupted.mock.calls.length];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('AudioBufferSourceNode', FakeSource);
    vi.stubGlobal('GainNode', FakeSource);
    sources.length = 0;
  });
  afterEach(() => {
    // The next test begins with a context of its own.
    contexts.at(-1)?.become('closed');
    vi.unstubAllGlobals();
  });
  /** The sound's; the gain's is the second. */
  const source = () => sources[0] as FakeSource;

  it('ends once, and is not late afterwards', async () => {
    play();
    source().onended?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toEqual([1, 0]);
  });

  it('is interrupted by a call, and stays silent after it [fault 3]', async () => {
    play();
    contexts.at(-1)?.become('interrupted');
    expect(source().stop).toHaveBeenCalledOnce();
    contexts.at(-1)?.become('running');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toEqual([0, 1]);
  });

  it('cannot begin during a call [fault 3]', async () => {
    play();
    source().onended?.();
    contexts.at(-1)?.resume.mockRejectedValueOnce(new DOMException('A call', 'InvalidStateError'));
    play();
    await vi.advanceTimersByTimeAsync(0);
    expect(times()).toEqual([1, 1]);
  });

  it('whose end does not come is interrupted, and the next one gets another context [fault 3]', async () => {
    play();
    const before = contexts.length;
    await vi.advanceTimersByTimeAsync(4900);
    expect(times()).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(200);
    expect(times()).toEqual([0, 1]);
    play();
    expect(contexts).toHaveLength(before + 1);
  });

  it('says nothing once it was stopped', async () => {
    const stop = play();
    stop();
    contexts.at(-1)?.become('interrupted');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toEqual([0, 0]);
  });
});
