/** What covers hair: a headscarf, a patka, an old woman's shawl, or the hood of a jacket. */
import { darken, lighten } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { circle, ellipse, line, path } from '../paper/svg.ts';
import type { PersonColors } from './colors.ts';

/** What is behind the body, and what is before the face. */
export interface Layers {
  behind: string;
  front: string;
}

/** An opening for the face, to be cut out of a cloth with the even-odd rule. */
const OPENING = 'M0-33C25-33 39-16 39 6C39 28 22 42 0 42C-22 42-39 28-39 6C-39-16-25-33 0-33Z';
const ring = (outer: string, color: string): string => path(`${outer}${OPENING}`, color, 'fill-rule="evenodd"');

/** A headscarf that frames the face and lies over the shoulders. */
export function hijab({ cloth }: PersonColors): Layers {
  const fold = darken(cloth, 0.26);
  return {
    behind: path('M-52 0C-60-72 60-72 52 0C56 32 66 56 58 84C30 98-30 98-58 84C-66 56-56 32-52 0Z', darken(cloth, 0.14)),
    front:
      path('M-46 22C-30 50 30 50 46 22C62 46 66 66 56 80C38 96-38 96-56 80C-66 66-62 46-46 22Z', cloth) +
      ring('M0-58C34-58 54-34 52 4C51 34 30 52 0 52C-30 52-51 34-52 4C-54-34-34-58 0-58Z', cloth) +
      flat(
        line('M-30-46Q0-60 30-46M-46-8Q-48 30-18 49M46-10Q50 34 12 52', fold, 2.4, 'opacity=".5"') +
          line('M-44 60Q-14 82 34 56M-30 82Q4 88 48 66', fold, 2.6, 'opacity=".5"') +
          line('M-35-17Q-20-30 0-30Q20-30 35-17', lighten(cloth, 0.5), 3, 'opacity=".75"'),
      ),
  };
}

/** The cloth that Sikh children tie over a topknot. */
export function patka({ cloth }: PersonColors): Layers {
  const fold = darken(cloth, 0.28);
  return {
    behind: '',
    front:
      ellipse(0, -58, 17, 14, cloth) +
      path('M-48 4C-56-70 56-70 48 4C44-10 38-18 32-21C12-28-12-28-32-21C-38-18-44-10-48 4Z', cloth) +
      flat(
        line('M-12-49Q0-43 12-49M-8-62Q0-67 8-62', fold, 2.4, 'opacity=".55"') +
          line('M-44-8Q-32-34-8-46M-36-18Q-24-36-4-44M44-8Q32-34 8-46M36-18Q24-36 4-44', fold, 2.2, 'opacity=".45"') +
          line('M-33-20Q-13-27 13-27Q25-26 33-20', lighten(cloth, 0.5), 3, 'opacity=".7"'),
      ),
  };
}

/** A kerchief that is tied under the chin, with some hair before it. */
export function shawl({ cloth, hair }: PersonColors): Layers {
  const fold = darken(cloth, 0.26);
  return {
    behind: path('M-52 2C-58-72 58-72 52 2C54 30 46 50 34 56H-34C-46 50-54 30-52 2Z', darken(cloth, 0.16)),
    front:
      path('M-41-8C-36-38-16-40 0-44C16-40 36-38 41-8C30-26 14-30 0-33C-14-30-30-26-41-8Z', hair) +
      path(
        'M-49 10C-62-76 62-76 49 10C52 28 44 42 30 50C40 34 44 20 42 4C38-20 20-34 0-39C-20-34-38-20-42 4C-44 20-40 34-30 50C-44 42-52 28-49 10Z',
        cloth,
      ) +
      path('M-9 46L-26 66L-6 60L0 50L6 60L26 66L9 46Z', cloth) +
      flat(line('M-36-34Q-20-50 0-50Q20-50 36-34M-46 6Q-46 24-36 38M46 6Q46 24 36 38', fold, 2.4, 'opacity=".5"')),
  };
}

/** The hood of a jacket, with the round ears that it has from behind. */
export function hood({ clothes }: PersonColors): Layers {
  const dark = darken(clothes, 0.24);
  const light = lighten(clothes, 0.3);
  const ear = (side: -1 | 1): string => circle(side * 32, -48, 15, dark) + flat(circle(side * 32, -48, 8, light));
  return {
    behind: ear(-1) + ear(1) + path('M-54 4C-60-72 60-72 54 4C54 36 36 54 0 55C-36 54-54 36-54 4Z', dark),
    front:
      ring('M0-60C36-60 56-34 54 4C52 36 32 52 0 52C-32 52-52 36-54 4C-56-34-36-60 0-60Z', clothes) +
      flat(line('M0-35C27-35 41-17 41 6C41 29 23 44 0 44C-23 44-41 29-41 6C-41-17-27-35 0-35Z', light, 4)) +
      flat(line('M-8 46Q-12 62-9 76M8 46Q13 60 11 72', light, 3.2) + circle(-9, 78, 3.6, light) + circle(11, 74, 3.6, light)),
  };
}
