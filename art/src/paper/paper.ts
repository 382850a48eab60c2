/** Basic parts of every picture: paper with a soft edge, and the lantern that replaces a missing hero. */
import { LAMP, SHADE } from './color.ts';
import { circle, ellipse, group, line, path } from './svg.ts';

/** Paper parts that cast a soft edge on what lies beneath them. */
export const paperParts = (content: string, width = 5): string =>
  group(content, `stroke="${SHADE}" stroke-width="${width}" stroke-opacity=".17" paint-order="stroke" stroke-linejoin="round"`);

/** Details that cast no shadow. */
export const flat = (content: string): string => group(content, 'stroke="none"');

/** The light around {@link lanternBody}. */
export const lanternLight = (): string => flat(circle(0, -20, 40, LAMP, 'opacity=".13"') + circle(0, -20, 26, LAMP, 'opacity=".2"'));

/** A small lantern with its foot at (0, 0), about 44 high. */
export const lantern = (): string => lanternLight() + lanternBody();

export const lanternBody = (): string =>
  paperParts(
    path('M-11-36C-11-50 11-50 11-36', 'none', 'stroke="#3a2f4a" stroke-width="3" stroke-opacity="1"') + path('M-12-34H12L15-4H-15Z', LAMP),
    3,
  ) +
  flat(
    ellipse(0, -17, 6, 9, '#fff0c8') +
      path('M-15-37H15V-31H-15ZM-17-6H17V1H-17Z', '#3a2f4a') +
      line('M-5-32L-6-6M5-32L6-6', '#a8753f', 1.6),
  );
