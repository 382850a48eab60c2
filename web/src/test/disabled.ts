/**
 * `toBeDisabled` and `toBeEnabled` as Playwright has them and as people meet them: `aria-disabled` counts, too. A button that is off for a
 * while keeps the focus (web/src/ui/while-off.ts), which the attribute `disabled` does not let it.
 */
const OFF = ':disabled, [aria-disabled="true"], [aria-disabled="true"] *';

const verdict = (off: boolean, pass: boolean) => ({ pass, message: () => `It is ${off ? 'disabled' : 'enabled'}.` });

export const disabledForPeople = {
  toBeDisabled: (element: Element) => verdict(element.matches(OFF), element.matches(OFF)),
  toBeEnabled: (element: Element) => verdict(element.matches(OFF), !element.matches(OFF)),
};
