/** Names of dinosaurs and animals of old tales, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { TALES } from '../kinds/tales.ts';

type Name = keyof typeof TALES;

export const NAMES: Record<Name, string> = {
  dragon: 'wyvern | dragoncito dragón drache drachen dragonnet dragão drago',
  dinosaur: 'dino | dinosaurio dinosaurier dinosaure saurier dinossauro',
  brachiosaurus: 'brachiosaur brontosaurus diplodocus sauropod long-neck longneck apatosaurus argentinosaurus',
  't-rex': 'tyrannosaurus tyrannosaur tyrannosaurus-rex | trex',
  velociraptor: 'raptor utahraptor deinonychus',
  spinosaurus: 'spinosaur dimetrodon',
  triceratops: '',
  stegosaurus: 'stegosaur',
  ankylosaurus: 'ankylosaur',
  parasaurolophus: 'hadrosaur duckbill-dinosaur',
  plesiosaur: 'plesiosaurus elasmosaurus',
  pterodactyl: 'pterodactyle pterosaur pteranodon pterodactylus quetzalcoatlus | flugsaurier',
  phoenix: 'firebird | fénix phönix phénix',
  griffin: 'gryphon griffon hippogriff | grifo greif',
  mermaid: 'merman merperson | sirena sirenita meerjungfrau sirène sereia',
  fairy: 'pixie tooth-fairy elf | hada hadita fee feé elfe fada',
  yeti: 'bigfoot sasquatch abominable-snowman',
  cloak: '',
};

export const KIN: Partial<Record<Name, string>> = {
  triceratops: 'styracosaurus protoceratops ceratops',
  't-rex': 'allosaurus carnotaurus giganotosaurus',
  plesiosaur: 'ichthyosaur mosasaurus sea-monster sea-serpent liopleurodon pliosaur',
  parasaurolophus: 'iguanodon edmontosaurus maiasaura pachycephalosaurus',
  dragon: 'basilisk hydra chimera quetzalcoatl',
};
