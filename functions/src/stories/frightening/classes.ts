/**
 * Word classes of the frightening lexicon. Words are listed in their base form; `classesOf` adds regular endings, and irregular forms are listed.
 * Source of all classes: our own, written for this product under its license; no public list was copied.
 */
export const CLASSES: Record<string, string> = {
  PERSON:
    'he she they him her them we us you i me who everyone everybody man men woman women boy girl child children kid baby babies toddler people person king queen prince princess knight soldier hunter farmer fisherman fishermen miner sailor captain pirate brother sister twin cousin uncle aunt friend villager neighbor teacher nurse doctor grandpa grandma grandmother grandfather granny nana tailor miller baker cook giant dwarf emperor guard crew family families passenger stepmother daughter son wife husband shepherd woodcutter rooster pony',
  PARENT: 'mother father mom mommy mama mum mummy mamma dad daddy papa parent',
  ANIMAL:
    'animal dog puppy puppies cat kitten kitty kitties mouse mice rat rabbit bunny bunnies hare fox foxes wolf wolves bear cub lion lioness tiger deer doe fawn stag elk moose horse mare foal colt donkey mule cow calf calves bull ox oxen sheep lamb goat pig piglet hen chick chicken duck duckling goose geese gosling swan bird robin wren sparrow owl hawk eagle crow raven dove pigeon parrot gull stork heron penguin fish goldfish trout salmon whale dolphin seal otter beaver badger hedgehog mole vole shrew squirrel chipmunk bat frog toad tadpole snake lizard turtle tortoise crocodile alligator monkey ape elephant zebra giraffe camel bee bumblebee butterfly butterflies moth ant spider fly flies beetle ladybug snail worm caterpillar cricket crab hamster pup herd flock reindeer',
  YOUNG:
    'baby babies child children kitten puppy puppies cub chick duckling lamb calf fawn foal boy girl kid cygnet gosling piglet joey pup youngest smallest',
  KIN: 'mother father mom mommy mama dad daddy papa parent grandma grandpa grandmother grandfather granny brother sister son daughter wife husband twin',
  THING:
    'wind breeze fire flame ember bulb lamp lantern candle light engine motor radio battery batteries music sound song echo noise voice laughter applause sun day storm rain thunder line phone clock drum tractor car truck torch humming chatter hiccup hiccups',
  PREDATOR:
    'wolf wolves fox foxes bear lion lioness tiger leopard panther hawk eagle owl falcon snake viper python crocodile alligator shark marten weasel stoat lynx coyote hound hyena jackal vulture buzzard pike spider cat dog hunter beast monster giant ogre troll witch dragon',
  BEAST:
    'wolf wolves tiger lion lioness shark crocodile alligator hawk eagle leopard panther hyena snake marten weasel falcon coyote lynx hound',
  PREY: 'mouse mice rabbit hare lamb chick chicken hen duck duckling goose gosling vole frog bird sparrow wren robin fish deer doe fawn zebra monkey kid goat sheep piglet calf child children boy girl baby puppy kitten squirrel seal antelope fly moth beetle minnow pig tail pup foal dove cricket',
  MONSTER:
    'monster beast ghost ghoul goblin witch witches ogre troll dragon demon vampire werewolf giant phantom skeleton sorcerer wizard warlock bogeyman boogeyman mummy devil creature spirit specter scarecrow hag',
  EVIL: 'evil wicked cruel horrible terrible dreadful hideous ghastly vicious bloodthirsty monstrous savage',
  WEAPON: 'gun rifle pistol sword knife knives dagger spear bomb cannon arrow bullet ax axe musket club whip bow blade hatchet shotgun',
  STRIKE: 'hit strike struck pierce stab shoot shot slash wound hurt beat punch kick whip smack slap thrash strangle choke',
  HURT: 'hurt wounded injured bleeding bruised crippled lame maimed scalded',
  BODY: 'leg arm paw wing hand foot feet head neck back bone tail ankle knee finger eye ear face nose skin side throat hoof hooves rib tooth teeth chest belly cheek eyelid beak shoulder wrist shin tongue heel',
  VICTIM:
    'him her them me us dog puppy cat kitten donkey horse pony boy girl child children bird fly frog hen goat deer doe stag fox rabbit hare mouse goose geese brother sister prince king captain knight owl bear lamb bee worm beetle duck duckling baby man woman princess guard friend sailor',
  CRY: 'cry cried cries scream sob shriek wail weep wept whimper howl bawl beg begged sobbing',
  TERROR: 'terror horror agony panic dread terrified petrified horrified',
  CALM_TOOL: 'butter cake cardboard wooden toy paper foam cheese bread palette putty plastic water pillow stick',
  INSULT:
    'idiot stupid dumb moron loser fatso ugly stinky worthless useless pathetic dummy dumbo wimp crybaby coward freak weirdo imbecile dimwit disgusting liar brat nitwit fool weakling nothing mistake',
  NEG: "not never no nobody none cannot neither n't nowhere without hardly",
  MUCH: 'so very too much really terribly badly gravely seriously deathly',
  SICK: 'sick ill unwell feverish dying weak paralyzed',
  DISEASE: 'cancer plague pneumonia tumor leukemia tuberculosis cholera smallpox epidemic seizure infection',
  BUILDING:
    'house houses barn cottage village town city cities school church roof castle home hut forest street people ship boat train bridge farm tent den nest cabin',
  CATASTROPHE:
    'earthquake tornado hurricane tsunami avalanche flood volcano shipwreck wildfire landslide mudslide explosion cyclone eruption',
  RUIN: 'burn burned burnt destroy collapse crash sink sank explode crumble flatten shatter swallow drown fled flee crushed wreck smash',
  PRISON: 'cage dungeon prison jail cellar trunk closet cupboard pit trap snare net well basement shed attic tower sack chest coffin jar',
  TRAP: 'trap trapped stuck locked shut chained caged imprisoned pinned caught',
  THIEF: 'thief thieves robber burglar kidnapper bandit intruder stranger gangster',
  GRAB: 'grab snatch seize steal stole stolen drag took take carry carried clutch catch caught pull',
  EAT: 'eat ate eaten eats eating devour swallow gobble gulp kill',
  VANISH: 'gone lost missing vanished disappeared',
  LEAVE: 'left leave leaving leaves abandon abandoned forgot forgotten forget deserted dump threw thrown',
  GO: 'walked went drove rode ran flew sailed rolled hurried moved swam',
  AGAIN: 'again anymore ever forever',
  THREAT: 'eat kill cut hurt beat whip grind crush cook boil roast skin bite shoot punish lock drown tear smash strangle destroy break',
  DARK: 'dark darkness blackness night shadow shadows black gloom',
  FEAR: 'afraid scared frightened terrified fear trembling shivering shaking shook trembled petrified fright',
  LURK: 'watching waiting breathing following creeping crawling staring lurking scratching growling hissing stalking slithering crawled crept growled breathed followed scratched hissed',
  DANGER: 'claw fang jaw talon',
  PUNISH: 'spank spanking whipping thrashing flog beating cane lashes caning',
  YELL: 'yell shout scream roar bellow snarl thunder',
  COZY: 'giggle laugh laughing laughter joke tickle pie cake cookie muffin pancake soup tea cocoa chocolate jam honey bread toast butter sandwich noodle dumpling pizza pudding porridge cheese pickle lemonade juice cream sugar waffle breakfast lunch picnic supper plum pear pumpkin berry berries cherry cherries carrot lemon dough crumb crust spoon bowl plate cup napkin pillow quilt hug kiss kisses cuddle lullaby yawn smile grin happy happily glad cheerful merry silly funny playful pretend game played play tag dance danced dancing hum hummed sing sang song whistle hopscotch puzzle party parties birthday present confetti balloon toy doll teddy costume sock mitten slipper pajamas scarf hat laundry yarn tulip petal blossom daisies daisy garden bath bubble ribbon kite feathery fuzzy purr purred gently softly kind friendly sleepy sleep snore snored snoring applesauce apple orange grape raisin marshmallow popcorn syrup candy milk tidied sled swing trampoline clapped clap cheered dessert garlic tomato potato potatoes lettuce bean peas oatmeal biscuit recipe handkerchief tuba trombone band piano story book dream tiptoe tiptoed oven delight delighted giggly tickled chuckle bedsheet hooray welcome thank thanked soap broom umbrella bathrobe seesaw sandcastle ball fun race raced hopped skipped wink winked proud proudly cozy snuggle lemonades snowman jelly gravy icing frosting sneeze sneezed hiccup hiccups hiccuped tent pretending rehearsal stage parade carnival picture painted paint drew crayon rhyme polite politely wobble snack',
  COMFORT: 'safe safely only just pretend pretending almost nearly rescued found comforted better',
};

/** Spellings that follow no rule are listed in the classes; others are the base form with a regular ending. */
export function formsOf(base: string): string[] {
  const stem = base.replace(/e$/u, '');
  const y = /[^aeiou]y$/u.test(base) ? base.replace(/y$/u, 'i') : null;
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/u.test(base) ? `${base}${base.at(-1)}` : null;
  return [
    base,
    `${base}s`,
    `${stem}ed`,
    `${stem}ing`,
    `${stem}es`,
    ...(y === null ? [] : [`${y}es`, `${y}ed`]),
    ...(doubled === null ? [] : [`${doubled}ed`, `${doubled}ing`]),
  ];
}
