// @vitest-environment jsdom
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { canUseMicrophone, openMicrophone } from './microphone.ts';

class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  ondataavailable: unknown;
  constructor() {
    super();
    recorders.push(this);
  }
  start(): void {
    this.state = 'recording';
    queueMicrotask(() => this.dispatchEvent(new Event('start')));
  }
  stop(): void {
    this.end();
  }
  /** What a browser does when the track ends. */
  end(): void {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
}
const recorders: FakeRecorder[] = [];
const track = Object.assign(new EventTarget(), { readyState: 'live', stop: vi.fn() });
let now: MockInstance<() => number>;

beforeEach(() => {
  recorders.length = 0;
  track.readyState = 'live';
  track.stop.mockReset();
  now = vi.spyOn(performance, 'now').mockReturnValue(1000);
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
  const mediaDevices = { getUserMedia: async () => ({ getTracks: () => [track] }) };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
});

it.each([
  ['the device took it away', true, (recorder: FakeRecorder) => recorder.end()],
  [
    'its recorder failed, although the track lives [fault 4]',
    false,
    (recorder: FakeRecorder) => recorder.dispatchEvent(new Event('error')),
  ],
  ['its recorder ended by itself [fault 4]', false, (recorder: FakeRecorder) => recorder.end()],
])('counts no time after %s', async (_, takesTrack, end) => {
  const microphone = await openMicrophone();
  const recording = await microphone.record(vi.fn(), vi.fn());
  now.mockReturnValue(3000);
  expect([recording.now(), microphone.ended()]).toEqual([2000, false]);
  if (takesTrack) track.readyState = 'ended';
  const [recorder] = recorders;
  if (recorder) end(recorder);
  now.mockReturnValue(60_000);
  expect([recording.now(), microphone.ended()]).toEqual([2000, true]);
  recorder?.end();
  await recording.stop();
});

it('is ended once the device has muted it for a second, although its recorder goes on [fault 4]', async () => {
  const microphone = await openMicrophone();
  await microphone.record(vi.fn(), vi.fn());
  track.dispatchEvent(new Event('mute'));
  now.mockReturnValue(1900);
  expect(microphone.ended()).toBe(false);
  track.dispatchEvent(new Event('unmute'));
  now.mockReturnValue(9000);
  expect(microphone.ended()).toBe(false);
  track.dispatchEvent(new Event('mute'));
  now.mockReturnValue(10_000);
  expect(microphone.ended()).toBe(true);
});

it('is closed if the browser has no audio, and is missing if it cannot be asked for [fault 4]', async () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new DOMException('No hardware', 'NotSupportedError');
      }
    },
  );
  await expect(openMicrophone()).rejects.toMatchObject({ name: 'NotSupportedError' });
  expect(track.stop).toHaveBeenCalledOnce();
  Object.defineProperty(navigator, 'mediaDevices', { value: {}, configurable: true });
  expect(canUseMicrophone()).toBe(false);
});

it('is ended if its recorder does not begin, which then records nothing [fault 4]', async () => {
  vi.spyOn(FakeRecorder.prototype, 'start').mockImplementationOnce(function fail(this: FakeRecorder) {
    this.state = 'recording';
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
  const microphone = await openMicrophone();
  await expect(microphone.record(vi.fn(), vi.fn())).rejects.toMatchObject({ name: 'OperationError' });
  expect(microphone.ended()).toBe(true);
  expect(recorders).toMatchObject([{ state: 'inactive', ondataavailable: null }]);
});
