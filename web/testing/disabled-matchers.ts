/**
 * `toBeDisabled` and `toBeEnabled` as Playwright defines them: `aria-disabled` counts too, because a busy button stays focusable
 * (web/src/ui/form/aria-disabled-props.ts).
 */
const OFF = ':disabled, [aria-disabled="true"], [aria-disabled="true"] *';

const verdict = (off: boolean, pass: boolean) => ({ pass, message: () => `It is ${off ? 'disabled' : 'enabled'}.` });

export const disabledMatchers = {
  toBeDisabled: (element: Element) => verdict(element.matches(OFF), element.matches(OFF)),
  toBeEnabled: (element: Element) => verdict(element.matches(OFF), !element.matches(OFF)),
};
