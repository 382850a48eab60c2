/** Small words of names, such as “de la” of “de la Cruz”. Apart from name-shape.ts, because readers need no checks. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'a al ap ben bin binti da das de del della den der di do dos du e el i ibn la las le los mac ní nic o ter und van vom von y zu'.split(
    ' ',
  ),
);
