/** Which animals a child would call by one word: a question about “the fox” is not clear beside an arctic fox. */

/** The first of each is a kind of scenes; the others are last words of what is drawn. */
const KIN: readonly string[] = [
  'fox fennec jackal',
  'dog husky dalmatian poodle wolf jackal hyena',
  'wolf husky jackal hyena',
  'cat lynx caracal leopard puma panther cheetah jaguar',
  'lion lioness puma',
  'tiger leopard jaguar cheetah',
  'bear panda',
  'otter beaver weasel ermine ferret mongoose meerkat',
  'beaver marmot capybara',
  'badger wolverine skunk raccoon',
  'rabbit hare',
  'mouse rat hamster gerbil jerboa dormouse lemming shrew',
  'squirrel chipmunk marmot glider',
  'hedgehog porcupine echidna',
  'mole shrew',
  'monkey gorilla chimpanzee orangutan baboon mandrill gibbon marmoset lemur baby tarsier',
  'horse pony unicorn pegasus zebra donkey',
  'donkey pony horse zebra okapi',
  'deer fawn reindeer moose gazelle oryx',
  'cow bull buffalo bison yak ox wildebeest',
  'sheep ram llama alpaca',
  'goat ibex ram',
  'pig boar warthog tapir',
  'camel dromedary llama alpaca',
  'elephant mammoth',
  'chicken chick rooster turkey',
  'duck mallard goose swan',
  'goose swan duck',
  'crow blackbird magpie',
  'sparrow robin finch wren swallow canary bluebird',
  'parrot macaw budgie cockatoo',
  'penguin puffin',
  'seal walrus manatee',
  'whale humpback beluga orca narwhal shark',
  'dolphin beluga orca narwhal',
  'fish goldfish clownfish angelfish salmon pufferfish anglerfish swordfish shark hammerhead eel',
  'octopus squid cuttlefish nautilus',
  'crab lobster',
  'turtle tortoise',
  'frog toad tadpole axolotl',
  'lizard gecko iguana salamander chameleon dragon',
  'snake cobra rattlesnake',
  'snail slug',
  'bee bumblebee wasp',
  'ladybug beetle',
  'butterfly moth',
  'moth butterfly',
  'firefly beetle fly',
  'spider tarantula',
  'dragon dinosaur',
  'dinosaur brachiosaurus t-rex velociraptor spinosaurus triceratops stegosaurus ankylosaurus parasaurolophus plesiosaur pterodactyl',
];
const KIN_OF: ReadonlyMap<string, readonly string[]> = new Map(KIN.map((list) => [list.split(' ', 1)[0] ?? '', list.split(' ')]));

/** @param kind of scenes. @param drawn a kind that is drawn, as a sentence writes it: “arctic fox” */
export function areKin(kind: string, drawn: string): boolean {
  const last = drawn.toLowerCase().split(' ').at(-1) ?? '';
  return last === kind || (KIN_OF.get(kind)?.includes(last) ?? false);
}
