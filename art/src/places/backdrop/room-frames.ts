/** What hangs and stands along the edges of a room, so that each place is known from inside: a tent's canopy, a cave's stones, roots, icicles. */
import type { ScenePlace } from '@tuckaway/domain';
import { darken, LAMP, lighten } from '../../paper/color.ts';
import { leaf, scallops, star } from '../../paper/shapes.ts';
import type { Stage } from '../../paper/stage.ts';
import { circle, line, path, pathData, rect } from '../../paper/svg.ts';

/** Drawn this share of the height lower, because a page shows less than the whole room. */
const DOWN = 0.07;

/** @param color of the wall. */
type Frame = (s: Stage, color: string) => void;

const CREAM = '#f6e6c8';

/** A count of places along the ceiling, each with its middle and width in picture space. */
function along({ w }: Stage, count: number, draw: (x: number, width: number, nth: number) => string): string {
  const width = w / count;
  return Array.from({ length: count }, (_, nth) => draw((nth + 0.5) * width, width, nth)).join('');
}

/** A tent's striped cloth, with a scalloped hem. */
const canopy: Frame = (s) => {
  const { w, h } = s;
  const drop = h * 0.17;
  const stripe = (x: number, width: number, share: number): string =>
    pathData`M${w / 2 + (x - width / 2 - w / 2) * share} ${-h * 0.1}L${x - width / 2} ${drop - 26}A${width / 2} 26 0 0 0 ${x + width / 2} ${drop - 26}L${w / 2 + (x + width / 2 - w / 2) * share} ${-h * 0.1}Z`;
  s.sheet(path(along(s, 12, (x, width) => stripe(x, width, 0.55))), { color: CREAM, lit: 0.3 });
  s.add(
    path(
      along(s, 12, (x, width, nth) => (nth % 2 ? stripe(x, width, 0.55) : '')),
      s.paper('#c0504c', 0.3),
    ),
  );
};

/** The ribs of a ship that flies or dives, with rivets. */
const hull: Frame = (s, color) => {
  const { w, h } = s;
  const rib = (x: number, out: number): string =>
    pathData`M${x} ${-h * 0.1}h${out}Q${x + out * 0.2} ${h * 0.2} ${x + out * 0.3} ${h * 0.61}H${x}Z`;
  s.sheet(path(rib(-20, w * 0.2) + rib(w + 20, -w * 0.2)), { color: darken(color, 0.25), lit: 0.3 });
  s.sheet(path(rib(-20, w * 0.1) + rib(w + 20, -w * 0.1)), { color: darken(color, 0.38), lit: 0.3 });
  s.sheet(rect(-10, -h * 0.1, w + 20, h * 0.16), { color: darken(color, 0.35), lit: 0.3 });
  s.add(along(s, 24, (x) => circle(x, h * 0.035, 3.4, lighten(color, 0.35))));
};

/** Small lights above the ribs. */
const spaceship: Frame = (s, color) => {
  hull(s, color);
  s.add(along(s, 8, (x, _, nth) => circle(x, s.h * 0.1, 6, ['#8fd0c0', LAMP, '#e08a78'][nth % 3] ?? LAMP, 'opacity=".9"')));
};

/** Seaweed that grows up along both walls. */
const diving: Frame = (s, color) => {
  const { w, h } = s;
  hull(s, color);
  const weed = (x: number, tall: number, sway: number): string =>
    pathData`M${x} ${h * 0.62}C${x - 22 * sway} ${h * 0.62 - tall * 0.4} ${x + 26 * sway} ${h * 0.62 - tall * 0.6} ${x + 4} ${h * 0.62 - tall}C${x + 44 * sway} ${h * 0.62 - tall * 0.55} ${x + 4 * sway} ${h * 0.62 - tall * 0.4} ${x + 20} ${h * 0.62}Z`;
  const weeds = [0.03, 0.08, 0.13, 0.88, 0.92, 0.97].map((x, nth) => weed(x * w, h * (0.28 + (nth % 3) * 0.08), nth % 2 ? 1 : -1));
  s.sheet(path(weeds.join('')), { color: '#3f7f6c', lit: 0.25 });
};

/** Roof beams of wood, up to the ridge. */
const rafters: Frame = (s, color) => {
  const { w, h } = s;
  const beam = (x: number, y: number, thick: number): string =>
    pathData`M${w / 2} ${-h * 0.06}L${x} ${y}v${thick}L${w / 2} ${-h * 0.06 + thick}Z`;
  s.sheet(path(beam(-20, h * 0.3, 34) + beam(w + 20, h * 0.3, 34)), { color: darken(color, 0.3), lit: 0.3 });
  s.sheet(rect(-20, h * 0.1, w + 40, 22), { color: darken(color, 0.2), lit: 0.3 });
};

/** Herbs that dry below the beams. */
const farmhouse: Frame = (s, color) => {
  rafters(s, color);
  const { w, h } = s;
  const bunch = (x: number): string => [-30, -14, 0, 14, 30].map((turned) => leaf(x, h * 0.13, 50, 13, 180 + turned)).join('');
  s.sheet(path([0.1, 0.2, 0.8, 0.9].map((x) => bunch(x * w)).join('')), { color: '#7f9a5c', lit: 0.3, shadow: 0.6 });
};

/** A ship's bent beams, and a rope with small flags. */
const cabin: Frame = (s, color) => {
  const { w, h } = s;
  const beam = (y: number): string =>
    pathData`M-20 ${h * (y + 0.07)}Q${w / 2} ${h * (y - 0.05)} ${w + 20} ${h * (y + 0.07)}v26Q${w / 2} ${h * (y - 0.05) + 26} -20 ${h * (y + 0.07) + 26}Z`;
  s.sheet(path(beam(-0.01)), { color: darken(color, 0.36), lit: 0.3 });
  s.sheet(path(beam(0.09)), { color: darken(color, 0.26), lit: 0.3 });
  s.add(
    line(
      pathData`M-10 ${h * 0.2}Q${w * 0.1} ${h * 0.3} ${w * 0.22} ${h * 0.15}M${w * 0.78} ${h * 0.15}Q${w * 0.9} ${h * 0.3} ${w + 10} ${h * 0.2}`,
      CREAM,
      5,
    ),
  );
};

/** Pointed arches of stone along the wall. */
const vault: Frame = (s, color) => {
  const { w, h } = s;
  const arch = (x: number, width: number): string =>
    pathData`M${x - width / 2} ${-h * 0.1}V${h * 0.24}Q${x - width * 0.42} ${h * 0.08} ${x} ${h * 0.03}Q${x + width * 0.42} ${h * 0.08} ${x + width / 2} ${h * 0.24}V${-h * 0.1}Z`;
  s.sheet(path(along(s, 5, arch)), { color: darken(color, 0.28), lit: 0.3 });
  const pennant = (x: number): string => pathData`M${x - 17} ${h * 0.2}h34v74l-17 -18l-17 18Z`;
  s.sheet(path([0.05, 0.5, 0.95].map((x) => pennant(x * w)).join('')), { color: '#a8566a', lit: 0.3, shadow: 0.6 });
};

/** Stones that hang from a cave's roof and stand at its sides. */
const cave: Frame = (s, color) => {
  const { w, h, rng } = s;
  const drop = (x: number, width: number): string => {
    const long = h * (0.06 + Math.abs(x / w - 0.5) * 0.3) * rng.range(0.75, 1.25);
    return pathData`M${x - width * 0.8} ${-h * 0.1}Q${x - width * 0.2} ${long * 0.4} ${x} ${long}Q${x + width * 0.2} ${long * 0.4} ${x + width * 0.8} ${-h * 0.1}Z`;
  };
  const side = (x: number, out: number): string =>
    pathData`M${x} ${-h * 0.1}Q${x + out * 0.4} ${h * 0.2} ${x + out * 0.62} ${h * 0.36}Q${x + out * 0.35} ${h * 0.56} ${x + out} ${h * 0.622}H${x}Z`;
  s.sheet(path(along(s, 11, drop) + side(-10, w * 0.12) + side(w + 10, -w * 0.12)), { color: darken(color, 0.38), lit: 0.2 });
};

/** Roots that hang from the earth above. */
const burrow: Frame = (s, color) => {
  const { h, rng } = s;
  s.sheet(
    path(
      along(
        s,
        9,
        (x, width) =>
          pathData`M${x - width} ${-h * 0.1}Q${x - width / 2} ${h * 0.13} ${x} ${h * 0.05}Q${x + width / 2} ${h * 0.13} ${x + width} ${-h * 0.1}Z`,
      ),
    ),
    {
      color: darken(color, 0.36),
      lit: 0.2,
    },
  );
  const root = (x: number): string => pathData`M${x} 0q${rng.range(-26, 26)} ${h * 0.1} ${rng.range(-12, 12)} ${h * rng.range(0.13, 0.22)}`;
  s.add(line(along(s, 13, root), darken(color, 0.5), 7));
};

/** Leaves along the ceiling. @param green of the leaves. */
const leaves =
  (green: string, long: number): Frame =>
  (s) => {
    const { rng, h } = s;
    const bough = (x: number): string =>
      [-52, -22, 8, 40].map((turned) => leaf(x, -14, h * rng.range(0.6, 1) * long, h * long * 0.3, 180 + turned)).join('');
    s.sheet(path(along(s, 8, bough)), { color: darken(green, 0.3), lit: 0.2 });
    s.sheet(path(along(s, 6, bough)), { color: green, lit: 0.3 });
  };

/** A garland with flowers. */
const garland =
  (green: string, petals: readonly string[]): Frame =>
  (s) => {
    const { w, h } = s;
    const low = (x: number): number => h * (0.05 + 0.1 * Math.abs(Math.sin((x / w) * Math.PI * 3)));
    s.sheet(path(along(s, 36, (x, _, nth) => leaf(x, low(x), 34, 14, nth % 2 ? 150 : 210) + leaf(x, low(x), 30, 13, nth % 2 ? 60 : 300))), {
      color: green,
      lit: 0.3,
    });
    s.add(
      along(s, 18, (x, _, nth) => path(star(x, low(x) + 6, 15, 5, 0.6, nth), petals[nth % petals.length]) + circle(x, low(x) + 6, 5, LAMP)),
    );
  };

/** Cloth in long bows from wall to wall. */
const drapes: Frame = (s) => {
  const { h } = s;
  const bow = (x: number, width: number): string =>
    pathData`M${x - width / 2} ${-h * 0.1}V${h * 0.05}Q${x} ${h * 0.3} ${x + width / 2} ${h * 0.05}V${-h * 0.1}Z`;
  const hem = (x: number, width: number): string => pathData`M${x - width / 2} ${h * 0.05}Q${x} ${h * 0.3} ${x + width / 2} ${h * 0.05}`;
  s.sheet(path(along(s, 4, bow)), { color: '#b0584e', lit: 0.3 });
  s.add(line(along(s, 4, hem), LAMP, 5, 'opacity=".75"'));
  s.sheet(
    along(s, 5, (x, width) => circle(x - width / 2 + (x / s.w) * width, h * 0.05, 15)),
    { color: '#d9a05c', lit: 0.3, shadow: 0.6 },
  );
};

/** Icicles, and blocks of snow in the wall. */
const snowHut: Frame = (s) => {
  const { w, h, rng } = s;
  const blocks = [0.12, 0.24, 0.36, 0.48, 0.6].map(
    (y, row) =>
      [0, 1, 2, 3, 4, 5].map((n) => pathData`M${(n + (row % 2) * 0.5) * w * 0.19} ${y * h}v${h * 0.12}`).join('') +
      pathData`M0 ${y * h}H${w}`,
  );
  s.add(line(blocks.join(''), '#f2f8ff', 3, 'opacity=".28"'));
  const icicle = (x: number, width: number): string => {
    const long = h * rng.range(0.06, 0.17);
    return pathData`M${x - width * 0.62} ${-h * 0.1}Q${x - width * 0.12} ${long * 0.3} ${x} ${long}Q${x + width * 0.12} ${long * 0.3} ${x + width * 0.62} ${-h * 0.1}Z`;
  };
  s.sheet(path(along(s, 20, icicle)), { color: '#dbeaf6', lit: 0.3 });
};

/** A rainbow from wall to wall. */
const rainbow: Frame = (s) => {
  const { w, h } = s;
  for (const [nth, color] of ['#c95f5a', '#e0a05a', '#e6cf78', '#7fae7c', '#6a8fc0', '#8f78b8'].entries()) {
    const y = h * (0.01 + nth * 0.026);
    s.add(line(pathData`M-20 ${y + h * 0.2}Q${w / 2} ${y - h * 0.16} ${w + 20} ${y + h * 0.2}`, s.paper(color, 0.3), h * 0.027));
  }
};

/** Clouds along the ceiling. */
const cloudHouse: Frame = (s, color) => {
  const { w, h, rng } = s;
  for (const [low, paler] of [
    [0.09, 0.3],
    [0.03, 0.45],
  ] as const)
    s.sheet(path(scallops(rng, w, () => -h * low, 150, -h * 0.3).replace(/ 0 0 1 /g, ' 0 0 0 ')), {
      color: lighten(color, paler),
      lit: 0.25,
    });
};

/** A string of lamps below the ceiling. */
const stringOfLights: Frame = (s) => {
  const { w, h } = s;
  const low = (x: number): number => h * (0.04 + 0.09 * Math.abs(Math.sin((x / w) * Math.PI * 4)));
  s.add(line(`M0 ${low(0)}${along(s, 60, (x) => pathData`L${x} ${low(x)}`)}`, '#4a3a4e', 3));
  s.add(along(s, 24, (x) => s.glow(x, low(x) + 8, 26, LAMP, 0.5) + circle(x, low(x) + 8, 6.5, LAMP)));
};

const FRAMES: Partial<Record<ScenePlace, Frame>> = {
  space: spaceship,
  underwater: diving,
  forest: burrow,
  jungle: leaves('#5f8a54', 0.24),
  castle: vault,
  pirate: cabin,
  dinosaur: cave,
  circus: canopy,
  farm: farmhouse,
  city: stringOfLights,
  desert: drapes,
  arctic: snowHut,
  mountain: rafters,
  garden: garland('#6f9a62', ['#e8a0a8', CREAM, '#c9a0d8']),
  rainbow,
  clouds: cloudHouse,
  meadow: garland('#8fa85c', ['#f0c860', '#e88f78', CREAM]),
};

/** Adds what belongs to a place, behind all figures. A bedroom at home has none. */
export function frameRoom(s: Stage, place: ScenePlace, color: string): void {
  const frame = FRAMES[place];
  if (!frame) return;
  s.add(`<g transform="translate(0 ${Math.round(s.h * DOWN)})">`);
  frame(s, color);
  s.add('</g>');
}
