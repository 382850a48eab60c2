// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSounds, type Sounds } from './sounds.ts';

vi.mock('./synthesize.ts', () => ({ SAMPLE_RATE: 22_050, synthesize: async () => new Float32Array(100).fill(0.1) }));

/** What a browser's context does, as far as the sounds use it. */
class FakeContext {
  state: AudioContextState | 'interrupted' = 'running';
  onstatechange: () => void = () => undefined;
  currentTime = 0;
  destination = 'the loudspeaker';
  sources: FakeSource[] = [];
  gains: FakeGain[] = [];
  suspend = vi.fn(async () => undefined);
  resume = vi.fn(async () => undefined);
  close = vi.fn(async () => undefined);
  createBuffer = (channels: number, length: number, rate: number) => ({ channels, length, rate, copyToChannel: vi.fn() });
  createBufferSource = () => made(this.sources, new FakeSource());
  createGain = () => made(this.gains, new FakeGain());
}
class FakeNode {
  connected: unknown = null;
  connect(to: unknown) {
    this.connected = to;
    return to;
  }
}
class FakeSource extends FakeNode {
  loop = false;
  buffer: { length: number } | null = null;
  start = vi.fn();
  stop = vi.fn();
}
class FakeGain extends FakeNode {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), setTargetAtTime: vi.fn(), cancelScheduledValues: vi.fn() };
}
function made<T>(list: T[], one: T): T {
  list.push(one);
  return one;
}

let context: FakeContext;
let sounds: Sounds;
const onInterrupted = vi.fn();
beforeEach(() => {
  onInterrupted.mockClear();
  context = new FakeContext();
  sounds = createSounds(context as unknown as AudioContext, onInterrupted);
});
afterEach(() => {
  sounds.close();
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('goes on through pages of one place, and fades to another place and to silence', async () => {
  sounds.play('pirate');
  await settled();
  sounds.play('pirate');
  expect(context.sources).toHaveLength(1);
  context.currentTime = 10;
  sounds.play('forest');
  await settled();
  expect(context.gains[0]?.gain.setTargetAtTime).toHaveBeenCalledWith(0, 10, expect.any(Number));
  expect(context.sources[0]?.stop).toHaveBeenCalledWith(11.5);
  expect(context.sources).toHaveLength(2);
  sounds.play(null);
  expect(context.sources[1]?.stop).toHaveBeenCalledWith(11.5);
});

it('stays silent where silence is wanted before the sound is made', async () => {
  sounds.play('pirate');
  sounds.play(null);
  await settled();
  expect(context.sources).toEqual([]);
});

it('wakes with a press where the browser lets nothing sound before, unless silence is wanted', () => {
  context.state = 'suspended';
  document.dispatchEvent(new Event('pointerup'));
  expect(context.resume).not.toHaveBeenCalled();
  sounds.play('forest');
  document.dispatchEvent(new Event('pointerup'));
  expect(context.resume).toHaveBeenCalledTimes(2);
});

it('wakes with a press before the first sound as long as it is prepared for a later one without a press', () => {
  context.state = 'suspended';
  sounds.prepare(true);
  document.dispatchEvent(new Event('pointerup'));
  expect(context.resume).toHaveBeenCalledTimes(2);
  sounds.prepare(false);
  document.dispatchEvent(new Event('pointerup'));
  expect(context.resume).toHaveBeenCalledTimes(2);
});

it('says so once when a call interrupts it, and goes on with the next press or page [fault 3]', async () => {
  const change = (state: typeof context.state) => {
    context.state = state;
    context.onstatechange();
  };
  sounds.play('forest');
  await settled();
  change('interrupted');
  context.resume.mockRejectedValueOnce(new DOMException('A call', 'InvalidStateError'));
  sounds.play('pirate');
  await settled();
  expect(onInterrupted).toHaveBeenCalledOnce();
  expect(context.resume).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('pointerup'));
  expect(context.resume).toHaveBeenCalledTimes(2);
  change('running');
  change('interrupted');
  expect(onInterrupted).toHaveBeenCalledTimes(2);
});

it('goes on with a press if the browser says “running” of a sound that stands still [fault 3]', async () => {
  sounds.play('forest');
  await settled();
  vi.useFakeTimers();
  document.dispatchEvent(new Event('pointerup'));
  context.currentTime = 0.4;
  await vi.advanceTimersByTimeAsync(500);
  expect(context.suspend).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(500);
  expect(context.suspend).toHaveBeenCalledOnce();
  expect(context.resume).toHaveBeenCalledOnce();
  expect(onInterrupted).not.toHaveBeenCalled();
});

it('says nothing of an interruption in silence, but does once a page wants to sound [fault 3]', async () => {
  context.state = 'interrupted';
  context.onstatechange();
  expect(onInterrupted).not.toHaveBeenCalled();
  context.resume.mockRejectedValueOnce(new DOMException('A call', 'InvalidStateError'));
  sounds.play('forest');
  await settled();
  expect(onInterrupted).toHaveBeenCalledOnce();
});

it('is silent for good once it is closed, even if a sound was being made', async () => {
  sounds.play('forest');
  sounds.close();
  await settled();
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.sources).toEqual([]);
});
