/** The builds of sitting animals. */
import type { Kind } from '../kind.ts';

/** The build of a sitting animal: how wide its body is, and its head's middle and size. */
export interface Build {
  width: number;
  neck: number;
  head: number;
}

const BUILDS: Readonly<Record<string, Build>> = {
  big: { width: 1.16, neck: -136, head: 1.08 },
  slim: { width: 0.78, neck: -148, head: 0.94 },
  upright: { width: 0.8, neck: -160, head: 0.9 },
  lanky: { width: 0.92, neck: -146, head: 0.98 },
  pouch: { width: 0.98, neck: -136, head: 1.1 },
  'empty pouch': { width: 0.98, neck: -136, head: 1.1 },
};
const USUAL: Build = { width: 1, neck: -136, head: 1.1 };

export const buildOf = ({ form = '' }: Kind): Build => BUILDS[form] ?? USUAL;
