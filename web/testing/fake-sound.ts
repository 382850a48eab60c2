/** A microphone that hears given samples, behind the browser's own interfaces and on the fake clock of the test. */
import { vi } from 'vitest';

/** Samples in a second of the browser's own sound. */
const CONTEXT_RATE = 48_000;

/**
 * Needs fake timers with `performance` and `setInterval`. The recorder gives one byte: only what the page hears counts here.
 * @param samples heard from the moment the recording begins, at `rate` samples in a second.
 */
export function hearing(samples: Float32Array, rate: number): void {
  let beganAt = 0;
  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    state = 'inactive';
    ondataavailable: (event: { data: Blob }) => void = () => undefined;
    start(): void {
      this.state = 'recording';
      beganAt = performance.now();
      queueMicrotask(() => this.dispatchEvent(new Event('start')));
    }
    stop(): void {
      this.state = 'inactive';
      this.ondataavailable({ data: new Blob(['.']) });
      queueMicrotask(() => this.dispatchEvent(new Event('stop')));
    }
  }
  class FakeAnalyser {
    readonly fftSize: number;
    constructor(_context: unknown, { fftSize }: { fftSize: number }) {
      this.fftSize = fftSize;
    }
    /** The latest samples, as the specification says. */
    getFloatTimeDomainData(into: Float32Array): void {
      const end = ((performance.now() - beganAt) / 1000) * CONTEXT_RATE;
      for (let index = 0; index < into.length; index += 1) {
        into[index] = samples[Math.floor(((end - into.length + index) / CONTEXT_RATE) * rate)] ?? 0;
      }
    }
  }
  class FakeContext {
    resume = async () => undefined;
    close = async () => undefined;
    createMediaStreamSource = () => ({ connect: () => undefined });
  }
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('AnalyserNode', FakeAnalyser);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } });
}
