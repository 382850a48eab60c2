// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openMicrophone } from './microphone.ts';

class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  constructor() {
    super();
    recorders.push(this);
  }
  start(): void {
    this.state = 'recording';
    queueMicrotask(() => this.dispatchEvent(new Event('start')));
  }
  /** What a browser does when the track ends. */
  end(): void {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
}
const recorders: FakeRecorder[] = [];

it('counts no time after the device took it away', async () => {
  const track = { readyState: 'live', stop: () => undefined };
  const node = { connect: () => undefined };
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = async () => undefined;
      close = async () => undefined;
      createMediaStreamSource = () => node;
    },
  );
  vi.stubGlobal(
    'AnalyserNode',
    class {
      fftSize = 16;
      getFloatTimeDomainData = () => undefined;
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => ({ getTracks: () => [track] }) } });
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const microphone = await openMicrophone();
  const recording = await microphone.record(vi.fn(), vi.fn());
  now.mockReturnValue(3000);
  expect([recording.now(), microphone.ended()]).toEqual([2000, false]);
  track.readyState = 'ended';
  recorders[0]?.end();
  now.mockReturnValue(60_000);
  expect([recording.now(), microphone.ended()]).toEqual([2000, true]);
  await recording.stop();
});
