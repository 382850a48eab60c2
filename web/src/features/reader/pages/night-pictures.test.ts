// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { brightnessFor, meanLuminance, measurePictures } from './night-pictures.ts';

test('the mean luminance of white and black pixels is in between', () => {
  expect(meanLuminance([255, 255, 255, 255, 0, 0, 0, 255])).toBeCloseTo(0.5);
});

test.each([0.15, 0.4, 0.9])('a picture of luminance %f is dimmed to a restful one', (luminance) => {
  const level = Math.round(255 * luminance ** (1 / 2.2));
  const dimmed = Math.round(level * brightnessFor(luminance));
  expect(meanLuminance([dimmed, dimmed, dimmed, 255])).toBeLessThanOrEqual(0.14);
  expect(meanLuminance([dimmed, dimmed, dimmed, 255])).toBeGreaterThan(0.08);
});

test('a dark picture stays as it is', () => {
  expect(brightnessFor(0.03)).toBe(1);
});

test('a picture is as bright as all its layers and its light together', () => {
  const place = document.createElement('div');
  place.innerHTML = `<div class="book-above"><img alt="above" /></div><img alt="far" />
    <div><span class="book-glow" style="left: 50%; top: 25%"></span></div><img alt="near" /><div data-blink><img alt="blink" /></div>`;
  const drawn: string[] = [];
  const level = () => 80 * drawn.length;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: ({ alt }: HTMLImageElement) => drawn.push(alt),
    createRadialGradient: (...circles: number[]) => ({ addColorStop: () => undefined, circles }),
    fillRect: () => drawn.push('light'),
    getImageData: () => ({ data: [level(), level(), level(), 255] }),
  } as unknown as CanvasRenderingContext2D);
  const stop = measurePictures(place);
  const near = place.querySelector<HTMLImageElement>('[alt="near"]');
  fireEvent.load(near as HTMLImageElement);
  expect(drawn).toEqual(['far', 'light', 'near']);
  expect(place.style.getPropertyValue('--night-brightness')).toBe(brightnessFor(meanLuminance([240, 240, 240, 255])).toFixed(2));
  fireEvent.load(place.querySelector('[alt="blink"]') as HTMLImageElement);
  expect(drawn).toHaveLength(3);
  stop();
  vi.restoreAllMocks();
});
