/** Finds the kind of animal that a child's word names. */
import { KINDS, type KindName } from './kinds.ts';

/** Other names in English (with pet names), Spanish, German and French, and relatives drawn as their nearest kind. */
const SYNONYMS: Record<KindName, string> = {
  fox: 'vixen foxy fennec jackal coyote zorro zorra zorrito fuchs füchslein füchschen renard renardeau',
  wolf: 'wolfie lobo lobito loup louveteau wölfchen husky dingo hyena hyäne hiena',
  cat: 'kitty kitten kittycat pussycat tomcat tabby gato gata gatito gatita katze kater kätzchen chat chatte chaton ocelot',
  lynx: 'bobcat lince luchs caracal wildcat',
  dog: 'doggy doggie puppy pup poodle labrador dachshund terrier beagle corgi spaniel hound perro perra perrito perrita hund hündchen welpe chien chienne chiot',
  rabbit: 'bunny hare conejo conejito coneja kaninchen hase häschen lapin lièvre lapereau liebre',
  mouse:
    'mice mousey chinchilla lemming jerboa possum opossum rat ratón ratoncito ratita rata maus mäuschen mäuse ratte souris souriceau shrew vole dormouse gerbil',
  hamster: 'hámster goldhamster',
  'guinea pig': 'guineapig cavy cobaya cuy meerschweinchen cochon-dinde capybara',
  squirrel: 'ardilla ardillita eichhörnchen écureuil ecureuil',
  chipmunk: 'streifenhörnchen tamia marmot groundhog prairie-dog meerkat',
  raccoon: 'racoon coon mapache waschbär raton-laveur ratonlaveur tanuki coati',
  'red panda': 'redpanda firefox panda-rojo panda-roux',
  badger: 'wolverine dachs tejón tejon blaireau',
  skunk: 'zorrillo mofeta stinktier moufette',
  hedgehog:
    'porcupine pangolin armadillo anteater tenrec schuppentier gürteltier erizo igel hérisson herisson echidna puercoespín puercoespin stachelschwein',
  otter: 'nutria fischotter loutre weasel ferret stoat mink mongoose',
  beaver: 'castor biber platypus',
  mole: 'topo maulwurf taupe',
  kangaroo: 'roo joey wallaby canguro känguru kangourou wombat quokka',
  monkey: 'ape chimp chimpanzee orangutan baboon mono monito monita affe äffchen singe ouistiti',
  gorilla: 'gorila gorille yeti bigfoot',
  sloth: 'perezoso faultier paresseux',
  lemur: 'lémur maki tarsier',
  bear: 'teddy grizzly cub oso osito osa osita bär bärchen ours ourson',
  'polar bear': 'polarbear icebear eisbär oso-polar ours-polaire',
  panda: 'pandabär panda-bear',
  koala: 'koalabär koala-bear',
  lion: 'lioness león leon leoncito löwe löwin lionne lionceau simba',
  tiger: 'tigre tigger tigerchen tigresa tigresse',
  leopard: 'cheetah jaguar leopardo guepardo gepard léopard guépard serval',
  panther: 'puma cougar pantera panthère panthere',
  elephant: 'elefante elefantito elefant éléphant elephanteau mammoth mamut mammut',
  giraffe: 'jirafa girafe okapi',
  horse: 'pony foal colt mare stallion caballo potro caballito yegua poni pferd pferdchen fohlen cheval poulain poney',
  unicorn: 'unicornio einhorn licorne pegasus alicorn',
  zebra: 'cebra zèbre zebre',
  donkey: 'mule burro burrito asno esel âne ane ânon',
  cow: 'calf vaca vaquita ternero kuh kälbchen kalb vache veau',
  bull: 'ox toro buey stier bulle ochse taureau buffalo yak',
  sheep: 'lamb ram ewe oveja ovejita cordero schaf schäfchen lamm mouton agneau brebis',
  goat: 'kid cabra cabrito cabrita ziege zicklein chèvre chevre chevreau ibex',
  deer: 'fawn doe stag bambi ciervo cervatillo venado reh hirsch rehkitz cerf biche faon antelope gazelle impala',
  reindeer: 'rudolph reno rentier renne caribou',
  moose: 'elk alce elch élan orignal',
  camel: 'dromedary camello kamel chameau dromedario',
  llama: 'alpaca lama guanaco',
  pig: 'piggy piglet hog boar cerdo cerdito cerdita chancho puerco schwein schweinchen ferkel cochon porcelet tapir aardvark warthog',
  rhino: 'rhinoceros rinoceronte nashorn rhinocéros',
  hippo: 'hippopotamus hipopótamo hipopotamo nilpferd flusspferd hippopotame',
  bison: 'bisonte wisent',
  owl: 'owlet búho buho lechuza eule uhu kauz hibou chouette',
  penguin: 'pingüino pinguino pinguin pingouin manchot',
  robin: 'petirrojo rotkehlchen rouge-gorge rougegorge bird birdie songbird vogel pájaro pajaro pajarito oiseau vögelchen finch cardinal',
  sparrow:
    'wren gorrión gorrion spatz sperling moineau swallow golondrina schwalbe nightingale lark hummingbird colibri pigeon dove paloma taube colombe woodpecker quail kiwi',
  chick: 'pollito küken kuken poussin',
  chicken: 'hen gallina gallinita huhn henne poule',
  rooster: 'cockerel gallo hahn coq',
  parrot: 'parakeet budgie macaw cockatoo loro papagayo perico papagei perroquet',
  eagle: 'hawk falcon kestrel águila aguila adler aigle vulture condor griffin phoenix halcón halcon',
  crow: 'raven magpie cuervo krähe rabe corbeau jackdaw blackbird',
  toucan: 'tucán tucan tukan hornbill',
  puffin: 'frailecillo papageientaucher macareux',
  turkey: 'guinea-fowl guineafowl pavo truthahn dinde',
  peacock: 'pavo-real pfau paon pheasant',
  duck: 'duckling ducky pato patito ente entchen canard caneton',
  goose: 'geese gosling ganso gans oie',
  swan: 'cygnet cisne schwan cygne pelican seagull gull albatross',
  flamingo: 'flamenco flamant',
  stork: 'heron crane cigüeña ciguena storch cigogne ibis',
  ostrich: 'emu avestruz strauß strauss autruche',
  fish: 'goldfish koi piranha stingray manta salmon trout carp pez pececito pescado fisch fischlein poisson tuna',
  clownfish: 'nemo pez-payaso clownfisch poisson-clown',
  pufferfish: 'blowfish kugelfisch pez-globo',
  shark: 'tiburón tiburon hai requin',
  dolphin: 'delfín delfin dauphin porpoise',
  whale: 'beluga ballena wal baleine cachalot',
  orca: 'killer-whale schwertwal orque',
  narwhal: 'narval narwal',
  octopus: 'pulpo pulpito krake oktopus tintenfisch pieuvre poulpe kraken',
  squid: 'calamar kalmar cuttlefish',
  jellyfish: 'medusa qualle méduse',
  seahorse: 'caballito-de-mar seepferdchen hippocampe',
  crab: 'cangrejo krabbe krebs crabe hermit',
  lobster: 'langosta hummer homard shrimp prawn crayfish scorpion',
  starfish: 'estrella-de-mar seestern',
  seal: 'sea-lion sealion seelöwe león-marino otarie foca robbe seehund phoque manatee dugong',
  walrus: 'morsa walross morse',
  axolotl: 'ajolote',
  turtle: 'tortoise tortuga tortuguita schildkröte tortue',
  snake: 'serpent serpiente schlange python cobra eel',
  worm: 'earthworm gusano wurm regenwurm ver lombriz',
  caterpillar: 'oruga raupe chenille centipede millipede',
  snail: 'slug caracol schnecke escargot',
  crocodile: 'alligator croc cocodrilo caimán caiman krokodil',
  lizard: 'gecko iguana newt salamander lagarto lagartija eidechse lézard lezard',
  chameleon: 'camaleón camaleon chamäleon caméléon',
  frog: 'toad tadpole rana ranita sapo frosch fröschlein kröte grenouille crapaud',
  butterfly: 'mariposa schmetterling papillon',
  moth: 'polilla falter fairy hada fee fée',
  dragonfly: 'libélula libelula libelle libellule mosquito',
  bee: 'bumblebee honeybee abeja abejita biene bienchen hummel abeille wasp',
  ladybug: 'ladybird beetle insect mariquita marienkäfer coccinelle käfer bug',
  firefly: 'glowworm glow-worm luciérnaga luciernaga glühwürmchen luciole',
  ant: 'mantis hormiga ameise fourmi cricket grasshopper grillo',
  spider: 'araña arana spinne araignée araignee',
  bat: 'murciélago murcielago fledermaus chauve-souris chauvesouris',
  dragon: 'dragoncito drache drachen dragonnet wyvern',
  dinosaur: 'dino brontosaurus brachiosaurus diplodocus sauropod dinosaurio dinosaurier dinosaure saurier',
  't-rex': 'trex tyrannosaurus tyrannosaur raptor velociraptor godzilla spinosaurus allosaurus',
  triceratops: 'stegosaurus ankylosaurus',
  cloak: '',
};

const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');

const KIND_BY_WORD: ReadonlyMap<string, KindName> = (() => {
  const index = new Map<string, KindName>();
  for (const [name, more] of Object.entries(SYNONYMS) as [KindName, string][]) {
    if (name === 'cloak') continue;
    for (const word of more.split(' ')) if (word) index.set(normalize(word).replace(/-/g, ' '), name);
  }
  for (const name of Object.keys(KINDS) as KindName[]) if (name !== 'cloak') index.set(name.replace(/-/g, ' '), name);
  return index;
})();

/** Words for the young of several kinds: "lion cub" is a lion, "cub" alone a bear. */
const YOUNG_ANIMALS = new Set([
  'cub',
  'cubs',
  'pup',
  'pups',
  'puppy',
  'calf',
  'calves',
  'foal',
  'kid',
  'kids',
  'joey',
  'chick',
  'chicks',
  'kitten',
  'fawn',
]);

/** The forms of a word: itself, then without its plural or diminutive ending. */
function wordForms(word: string): string[] {
  const out = [word];
  const cutEnd = (end: string, put = ''): void => {
    if (word.endsWith(end) && word.length - end.length >= 2) out.push(word.slice(0, -end.length) + put);
  };
  cutEnd('s');
  cutEnd('es');
  cutEnd('ies', 'y');
  cutEnd('ves', 'f');
  cutEnd('n');
  cutEnd('en');
  cutEnd('e');
  cutEnd('x');
  cutEnd('y');
  cutEnd('ie');
  cutEnd('let');
  cutEnd('ling');
  cutEnd('chen');
  cutEnd('lein');
  cutEnd('ito', 'o');
  cutEnd('ita', 'a');
  cutEnd('itos', 'o');
  cutEnd('itas', 'a');
  return out;
}

const kindCache = new Map<string, KindName>();

/** The kind an animal is drawn as; 'cloak' if no related kind is known. */
export function kindName(animal: string): KindName {
  const text = normalize(animal.slice(0, 80))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (!text) return 'cloak';
  const before = kindCache.get(text);
  if (before) return before;
  const found = findKind(text);
  if (kindCache.size < 500) kindCache.set(text, found);
  return found;
}

function findKind(text: string): KindName {
  const look = (phrase: string): KindName | undefined => {
    for (const form of wordForms(phrase)) {
      const hit = KIND_BY_WORD.get(form);
      if (hit) return hit;
    }
    return undefined;
  };
  const words = text.split(' ').slice(0, 10);
  // "a baby polar bear": the longest run of words wins, and in a run of equals the last (English says the kind last).
  for (let size = Math.min(3, words.length); size >= 1; size--) {
    const hits: { kind: KindName; young: boolean }[] = [];
    for (let i = 0; i + size <= words.length; i++) {
      const phrase = words.slice(i, i + size).join(' ');
      const kind = look(phrase);
      if (kind) hits.push({ kind, young: YOUNG_ANIMALS.has(phrase) });
    }
    // In Spanish and French the kind comes first ("zorro rojo"): the first hit is the kind unless only adjectives came before it.
    const last = hits.filter(({ young }) => !young).at(-1) ?? hits.at(-1);
    if (last) return last.kind;
  }
  // A longer name that contains a known one, as in German compounds ("Waldfuchs"); its end is checked first.
  const joined = words.join('');
  let best: KindName | undefined;
  let length = 3;
  for (const [name, kind] of KIND_BY_WORD) {
    const compact = name.replace(/ /g, '');
    if (compact.length > length && (joined.endsWith(compact) || (compact.length > 4 && joined.includes(compact)))) {
      best = kind;
      length = compact.length;
    }
  }
  return best ?? 'cloak';
}
