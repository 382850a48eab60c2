/** Irregular forms by their base; parents and grandparents have one word each. */
const IRREGULAR = [
  'eat:ate,eaten bite:bit,bitten bleed:bled break:broke,broken bring:brought build:built burn:burnt buy:bought catch:caught',
  'choose:chose,chosen come:came creep:crept deal:dealt dig:dug draw:drew,drawn drink:drank,drunk drive:drove,driven fall:fell,fallen',
  'feed:fed feel:felt fight:fought find:found flee:fled fly:flew,flown forget:forgot,forgotten freeze:froze,frozen give:gave,given',
  'go:went,gone,going,goes grow:grew,grown hang:hung hear:heard hide:hid,hidden hold:held keep:kept know:knew,known lay:laid lead:led',
  'leave:left,leaving lose:lost make:made mean:meant meet:met pay:paid ride:rode,ridden ring:rang,rung rise:rose,risen run:ran say:said',
  'see:saw,seen sell:sold send:sent shake:shook,shaken shoot:shot show:shown sing:sang,sung sink:sank,sunk sit:sat sleep:slept',
  'slide:slid speak:spoke,spoken spin:spun spring:sprang stand:stood steal:stole,stolen stick:stuck sting:stung strike:struck swim:swam',
  'sweep:swept swear:swore take:took,taken teach:taught tear:tore,torn tell:told think:thought throw:threw,thrown understand:understood',
  'wake:woke,woken,awoke wear:wore,worn weep:wept win:won write:wrote,written die:died,dying,dies,dead,death lie:lain,lying,lies',
  'child:children man:men woman:women mouse:mice wolf:wolves goose:geese tooth:teeth foot:feet knife:knives life:lives leaf:leaves',
  'bend:bent beat:beaten bind:bound swell:swollen bury:buried,buries cry:cried,cries tie:tied,ties,tying',
  'be:is,are,was,were,been,being,am have:has,had,having do:does,did,done nobody:none,noone mother:mommy,mama,mom,mum,mummy,mamma',
  'father:daddy,dad,papa grandmother:grandma,granny,nana grandfather:grandpa,granddad',
];

const BASES = new Map(
  IRREGULAR.flatMap((line) => line.split(' ')).flatMap((entry) => {
    const [base = '', forms = ''] = entry.split(':');
    return forms.split(',').map((form) => [form, base] as const);
  }),
);

/** The part that forms of a lower-case word share, such as "scratch" of "scratches"; not always a word. */
export function stemOf(word: string): string {
  const base = BASES.get(word);
  if (base !== undefined) return base;
  if (word.length <= 3) return word;
  const stem = withoutE(withoutEnding(withoutPlural(word)));
  return BASES.get(stem) ?? stem;
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (/[^aeiou]ied$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/[aeiouy].*ed$/u.test(word) && word.length > 4 && !word.endsWith('eed')) return withoutDouble(word.slice(0, -2));
  if (/[aeiouy].*ing$/u.test(word) && word.length > 5) return withoutDouble(word.slice(0, -3));
  return word;
}

function withoutDouble(stem: string): string {
  return /([bdgmnprt])\1$/u.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutE(stem: string): string {
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}
