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

it('keeps the fonts that are used', () => {
  const css = '@font-face{font-family:Literata;src:url(a)}@font-face{font-family:Fraunces;src:url(b)}.card{font-family:"Fraunces",serif}';
  expect(criticalCss(css, HTML)).toBe('@font-face{font-family:Fraunces;src:url(b)}.card{font-family:"Fraunces",serif}');
});
