/** Puts what may stand anywhere beside what stands where an author wants it. */
import type { Bounds } from '../../paper/bounds.ts';
import type { Rng } from '../../paper/prng.ts';
import { ALWAYS_SHOWN, layoutPage, type PageContent, type PageLayout, type Spot } from './layout.ts';
import type { Extent } from './slots.ts';

interface Room {
  readonly from: number;
  readonly to: number;
}

/** The narrowest free part of a row that something is put into, as a share of the width. */
const NARROWEST = 0.1;
/** What reaches lower than this share of the height stands on the ground. */
const SKYLINE = 0.5;

/** As {@link layoutPage}, in the parts of the picture where nothing is yet. */
export function layAround(
  content: PageContent,
  fixed: readonly Bounds[],
  size: { w: number; h: number },
  grow: number,
  rng: Rng,
): PageLayout {
  if (fixed.length === 0) return layoutPage(content, size, grow, rng);
  const onGround = roomsBeside(
    fixed.filter(({ bottom }) => bottom > size.h * SKYLINE),
    size.w,
  );
  const above = roomsBeside(
    fixed.filter(({ top }) => top < size.h * SKYLINE),
    size.w,
  );
  const { sky } = layoutPage({ figures: [], tall: [], low: [], sky: content.sky, between: widest(above) }, size, grow, rng);
  const lay = (largest: number): PageLayout => intoRooms(content, onGround, size, largest, rng);
  const first = lay(grow);
  // All figures keep one scale, also if there is little room beside one of them.
  const least = Math.min(grow, ...first.figures.map(({ k }) => k));
  return { ...(least < grow ? lay(least) : first), sky };
}

/** The parts of a row that are free; the whole row if none is wide enough. */
function roomsBeside(taken: readonly Bounds[], w: number): Room[] {
  const rooms: Room[] = [];
  let from: number = ALWAYS_SHOWN.left;
  const until = (to: number): void => {
    if (to - from >= NARROWEST) rooms.push({ from, to });
  };
  for (const { left, right } of [...taken].sort((one, other) => one.left - other.left)) {
    until(Math.min(left / w, ALWAYS_SHOWN.right));
    from = Math.max(from, right / w);
  }
  until(ALWAYS_SHOWN.right);
  return rooms.length > 0 ? rooms : [{ from: ALWAYS_SHOWN.left, to: ALWAYS_SHOWN.right }];
}

const widest = (rooms: readonly Room[]): Room =>
  rooms.reduce((best, room) => (room.to - room.from > best.to - best.from ? room : best), rooms[0] ?? { from: 0, to: 1 });

const ROWS = ['figures', 'tall', 'low'] as const;

/** The widest goes where most room is left. */
function intoRooms(content: PageContent, rooms: readonly Room[], size: { w: number; h: number }, grow: number, rng: Rng): PageLayout {
  const left = rooms.map(({ from, to }) => (to - from) * size.w);
  const all = ROWS.flatMap((row) => content[row].map((one: Extent, index) => ({ row, index, width: (one.left + one.right) * grow })));
  const shared = all
    .sort((one, other) => other.width - one.width)
    .map((one) => {
      const room = left.indexOf(Math.max(...left));
      left[room] = (left[room] ?? 0) - one.width;
      return { ...one, room };
    });
  const result: PageLayout = { figures: [], tall: [], low: [], sky: [] };
  for (const [nth, between] of rooms.entries()) {
    const [figures, tall, low] = ROWS.map((row) => shared.filter((one) => one.room === nth && one.row === row).map(({ index }) => index));
    const of = <T>(row: readonly T[], indexes: readonly number[] = []): T[] => indexes.flatMap((index) => row[index] ?? []);
    const part: PageContent = {
      ...{ figures: of(content.figures, figures), tall: of(content.tall, tall), low: of(content.low, low) },
      ...{ sky: content.sky, between },
    };
    const laid = layoutPage(part, size, grow, rng);
    for (const [row, indexes] of [['figures', figures] as const, ['tall', tall] as const, ['low', low] as const])
      for (const [at, index] of (indexes ?? []).entries()) result[row][index] = laid[row][at] as Spot;
  }
  return result;
}
