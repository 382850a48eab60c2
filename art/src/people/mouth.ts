/** Mouths around (0, 28) in a face. */
import { ellipse, line, path } from '../paper/svg.ts';
import type { FaceColors } from './colors.ts';

export type Mouth = 'laugh' | 'open' | 'small' | 'round' | 'wavy' | 'proud' | 'pout' | 'asleep' | 'yawn';

const INSIDE = '#5a2030';
const TONGUE = '#c26c6c';

export function mouthOf(mouth: Mouth, { ink, lips }: FaceColors): string {
  switch (mouth) {
    case 'laugh':
      return (
        path('M-14 22Q0 27 14 22Q12 37 0 37.4Q-12 37-14 22Z', INSIDE) +
        path('M-11 23.6Q0 27.4 11 23.6L10 27Q0 30-10 27Z', '#fff8ec') +
        path('M-7.6 34.6Q0 29.6 7.6 34.6Q4 37.4 0 37.4Q-4 37.4-7.6 34.6Z', TONGUE)
      );
    case 'open':
      return path('M-5.5 25.6Q1 23 7.5 25Q8 33 1.4 33.6Q-4.6 33-5.5 25.6Z', INSIDE) + path('M-2 31.6Q2 29.4 5 31.6Q2 33.6-2 31.6Z', TONGUE);
    case 'proud':
      return (
        line('M-14 22.6Q0 37 14 22.6M-16 23.4Q-15 21-12.6 21.4M16 23.4Q15 21 12.6 21.4', ink, 3.4) + line('M-4 34Q0 35.4 4 34', lips, 2.6)
      );
    case 'small':
      return line('M-6 27.5Q0 31 6.5 27', ink, 3) + line('M-3 31.6Q.4 33 4 31.2', lips, 2.4);
    case 'round':
      return ellipse(0, 30, 7, 8.6, INSIDE) + ellipse(0, 35, 4, 2.6, TONGUE);
    case 'yawn':
      return ellipse(0, 30.5, 10.4, 11, INSIDE) + path('M-7.6 36.4Q0 30.6 7.6 36.4Q4 41.2 0 41.2Q-4 41.2-7.6 36.4Z', TONGUE);
    case 'wavy':
      return line('M-11.5 31Q-7.6 25.4-3.6 28.6Q0 31.8 3.8 28.4Q7.6 25 11.5 30.6', ink, 3.4);
    case 'pout':
      return line('M-10.5 32.4Q0 22.6 10.5 32.4', ink, 3.6) + line('M-4.4 35Q0 33 4.4 35', lips, 3.2);
    case 'asleep':
      return line('M-6 27Q0 32 6 27', ink, 3) + line('M-2.6 32Q0 32.8 2.6 32', lips, 2.2);
  }
}
