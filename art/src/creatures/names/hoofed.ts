/** Names of the large animals that stand, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { CATTLE } from '../kinds/cattle.ts';
import type { HOOFED } from '../kinds/hoofed.ts';

type Name = keyof typeof HOOFED | keyof typeof CATTLE;

export const NAMES: Record<Name, string> = {
  horse:
    'foal colt mare stallion mustang filly gelding horsie | caballo potro caballito yegua pferd pferdchen fohlen cheval poulain cavalo cavallo',
  pony: 'shetland-pony | poni poney',
  unicorn: 'alicorn | unicornio einhorn licorne unicórnio unicorno',
  pegasus: 'winged-horse flying-horse | pegaso pégase',
  zebra: '| cebra zèbre zebre',
  donkey: '| burro burrito asno esel âne ane ânon',
  okapi: '',
  giraffe: '| jirafa girafe girafa giraffa',
  cow: 'calf cattle heifer | vaca vaquita ternero kuh kälbchen kalb vache veau mucca',
  bull: 'ox steer bullock | toro buey stier bulle ochse taureau',
  'water buffalo': 'buffalo waterbuffalo | búfalo büffel buffle',
  bison: 'wisent american-buffalo | bisonte',
  yak: '',
  'highland cow': 'highland-cattle | hochlandrind',
  'musk ox': 'muskox | moschusochse',
  wildebeest: 'gnu | ñu',
  sheep: 'lamb ewe | oveja ovejita cordero schaf schäfchen lamm mouton agneau brebis ovelha pecora',
  ram: 'bighorn bighorn-sheep mouflon | carnero widder bélier',
  goat: 'kid | cabra cabrito cabrita ziege zicklein chèvre chevre chevreau capra',
  ibex: '| steinbock bouquetin íbice',
  deer: 'doe stag red-deer | ciervo cervatillo venado reh hirsch cerf biche veado cervo',
  fawn: '| rehkitz kitz faon',
  reindeer: 'caribou | reno rentier renne',
  moose: 'elk | alce elch élan orignal',
  gazelle: 'antelope impala springbok | gacela antílope antilope thomson',
  oryx: 'gemsbok',
  camel: 'bactrian | camello kamel chameau camelo cammello',
  dromedary: '| dromedario dromedar dromadaire',
  llama: '| lama',
  alpaca: '| alpaka alpaga',
  pig: 'piggy piglet hog | cerdo cerdito cerdita chancho puerco schwein schweinchen ferkel cochon porcelet porco maiale',
  boar: 'wild-boar wild-pig | jabalí wildschwein sanglier',
  warthog: '| warzenschwein facóquero phacochère',
  elephant: '| elefante elefantito elefant éléphant elephanteau',
  mammoth: 'woolly-mammoth | mamut mammut mammouth',
  rhino: 'rhinoceros | rinoceronte nashorn rhinocéros',
  hippo: 'hippopotamus | hipopótamo hipopotamo nilpferd flusspferd hippopotame',
};

export const KIN: Partial<Record<Name, string>> = {
  gazelle: 'kudu eland gerenuk dik-dik duiker saiga nyala bongo oribi klipspringer blackbuck nilgai hartebeest',
  ibex: 'chamois markhor mountain-goat | gämse',
  boar: 'peccary babirusa',
  elephant: 'mastodon',
  donkey: 'kiang onager mule',
  horse: 'centaur',
  deer: 'muntjac chevrotain pudu wapiti mouse-deer musk-deer',
  rhino: 'woolly-rhino',
  llama: 'guanaco',
  alpaca: '| vicuña',
  'water buffalo': 'cape-buffalo',
  cow: 'zebu gaur aurochs',
  goat: 'tahr takin',
};
