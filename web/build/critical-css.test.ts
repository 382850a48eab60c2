import { expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

const HTML = '<div class="card hover:up w-1/2 [&amp;&gt;p]:mt-2"><p>Once</p></div>';

it('keeps rules for classes of the page, in every state', async () => {
  const css = '.card{color:red}.card:hover{color:blue}.hover\\:up:hover{top:0}.w-1\\/2{width:50%}.\\[\\&\\>p\\]\\:mt-2>p{margin:0}';
  expect(await criticalCss(css, HTML)).toBe(css);
});

it('keeps rules for the theme, focus, disabled buttons and the system’s colors', async () => {
  const css =
    ':root[data-theme=night]{color:red}:focus-visible{top:0}.card[aria-disabled=true]{left:0}.card::before{right:0}body{margin:0}' +
    '@media (forced-colors:active){:is(p,.card):not(:focus-visible){color:red}}::selection{color:red}';
  expect(await criticalCss(css, HTML)).toBe(css);
});

it('drops rules and selectors with other classes', async () => {
  expect(await criticalCss('.card .other{color:red}.card,.other{top:0}.other{left:0}.other:hover{left:0}', HTML)).toBe('.card{top:0}');
});

it('keeps the custom properties, animations and fonts that are used', async () => {
  const used = '@font-face{font-family:Fraunces;src:url(a)}@keyframes up{to{top:0}}';
  const css = `${used}:root{--font:"Fraunces"}.card{font-family:var(--font);animation:up 1s}`;
  expect(await criticalCss(css, HTML)).toBe(css);
  expect(await criticalCss(`@keyframes down{to{top:1px}}${css.replace(':root{', ':root{--other:red;')}`, HTML)).toBe(css);
});
