import { expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

const HTML = '<div class="card hover:up w-1/2 [&amp;&gt;p]:mt-2"><p>Once</p></div>';

it('keeps rules for classes of the page, in every state', () => {
  const css = '.card{color:red}.card:hover{color:blue}.hover\\:up:hover{top:0}.w-1\\/2{width:50%}.\\[\\&\\>p\\]\\:mt-2>p{margin:0}';
  expect(criticalCss(css, HTML)).toBe(css);
});

it('drops rules and selectors with other classes', () => {
  expect(criticalCss('.card .other{color:red}.card,.other{top:0}.other{left:0}', HTML)).toBe('.card{top:0}');
});

it('keeps rules for elements, and selectors with :not()', () => {
  const css = 'p{margin:0}.card:not(.other){color:red}#waiting{display:none}';
  expect(criticalCss(css, HTML)).toBe(css);
});

it('drops empty rules and keeps the order of the layers', () => {
  const css = '@layer base,utilities;@media (min-width:40rem){.other{top:0}}@layer utilities{.card{top:0}}';
  expect(criticalCss(css, HTML)).toBe('@layer base,utilities;@layer utilities{.card{top:0}}');
});

it('drops animations, registered properties and colors that become unused, in several steps', () => {
  const css =
    ':root{--lit:var(--lamp);--lamp:gold;--used:red}@property --x{syntax:"*"}@keyframes in{from{top:0}}@keyframes out{to{top:0}}' +
    '.other{color:var(--lit)}.card{color:var(--used);animation:in 1s}';
  expect(criticalCss(css, HTML)).toBe(':root{--used:red}@keyframes in{from{top:0}}.card{color:var(--used);animation:in 1s}');
});

it('keeps the fonts that are used', () => {
  const css = '@font-face{font-family:Literata;src:url(a)}@font-face{font-family:Fraunces;src:url(b)}.card{font-family:"Fraunces",serif}';
  expect(criticalCss(css, HTML)).toBe('@font-face{font-family:Fraunces;src:url(b)}.card{font-family:"Fraunces",serif}');
});
