import { stemOf } from './stems.ts';

/**
 * Word classes for the learned weights, by theme; a word may have several. Words are in their base form, `stemOf` finds the others. Changing a class
 * needs a new training (tools/frightening/train.ts). Source: our own, written by a language model for this product; no public list was copied.
 */
const THEMES: Record<string, string> = {
  PAIN: 'hurt ache pain agony sting burn throb sore bruise wound injury scar bleed blood bloody gash cut scrape blister swell swollen limp wince torture torment suffer sprain fracture scald',
  MAIM: 'break snap crack crush smash split tear rip slice slit sever pierce stab slash mangle shatter twist scald burn bite gnaw claw maul trample',
  KILLING:
    'kill murder slay slaughter drown hang shoot stab strangle choke poison execute behead butcher smother suffocate starve perish die dead death deadly fatal lethal',
  GRAVE:
    'grave coffin tomb cemetery graveyard funeral bury burial corpse headstone tombstone mourn mourner casket crypt hearse widow widower orphan grief ashes undertaker gallows noose',
  LIFELESS: 'still cold stiff lifeless limp motionless silent breathless pale gray gone empty blank',
  SORROW:
    'cry weep sob wail mourn grieve tear sorrow sad lonely misery miserable heartbroken despair hopeless unhappy whimper moan groan homesick',
  DREAD:
    'fear afraid scared frighten frightened terrify terrified terror horror horrible horrify dread dreadful panic alarm nightmare scary spooky creepy eerie ghastly gruesome sinister tremble shudder shiver quake scream shriek petrified',
  MENACE:
    'growl snarl hiss roar snap bare lurk stalk prowl creep slither crawl loom glare leer sneer grin smirk threaten lunge pounce spring swoop circle corner chase hunt follow',
  SEIZE:
    'grab seize snatch clutch grip grasp drag yank pull pin tie bind chain gag lock trap cage capture kidnap abduct steal carry lure shove push force',
  CONFINE:
    'lock bolt bar chain shackle cage cell dungeon prison jail cellar pit trap snare net trunk sack wall tower sealed buried stuck trapped captive prisoner tunnel rubble hatch well',
  EXIT: 'escape exit way out free help rescue reach open air breathe breath',
  DOCTOR:
    'hospital doctor nurse surgeon ambulance operation surgery needle tube mask ward clinic bandage stitch medicine pill drip wheelchair crutch',
  DISEASE:
    'sick ill illness sickness disease fever plague cancer tumor infection poison poisonous rash sore cough vomit weak faint feverish pale thin lung seizure fit pneumonia cure germ contagious',
  HIT: 'hit beat strike slap smack punch kick whip spank flog cane thrash pinch shove spit stone belt strap lash switch rod stroke blow',
  TAUNT:
    'stupid ugly idiot dumb fat loser freak worthless useless crybaby liar disgusting pathetic dirty smelly coward jeer mock taunt tease sneer scoff chant mean hate despise bully',
  SCOLD:
    'scold punish punishment shame ashamed naughty wicked disobey disobedient lesson deserve sorry forbid beg mercy obey confess guilty',
  LEAVE: 'abandon leave desert forget discard dump lose lost alone unwanted nobody behind away forever never without orphan stray',
  GONE: 'gone missing vanish disappear lost taken empty never last forever',
  STRANGER: 'stranger strange man woman unknown hooded masked kidnapper thief robber burglar bandit intruder peddler trafficker crook',
  CAR: 'van truck car trunk seat door handle window',
  FIRE: 'fire flame burn blaze smoke ash inferno explode explosion blast spark torch bonfire lava',
  FLOOD: 'flood wave sink drown tide current wreck storm hurricane capsize swell whirlpool rapids swamp overboard',
  QUAKE: 'earthquake avalanche landslide collapse cave tornado eruption crash derail rubble ruin wreckage',
  WAR: 'war army soldier enemy battle bomb tank cannon rifle gun pistol bullet shot shell trench invade invader troop rebel general weapon sniper grenade missile',
  BLADE: 'knife sword dagger ax axe spear blade arrow razor scissors saw hatchet cleaver lance bayonet harpoon pike',
  SPOOK:
    'ghost ghoul goblin witch ogre troll demon devil vampire werewolf zombie skeleton skull mummy monster beast creature fiend phantom specter hag sorcerer sorceress curse cursed spell crypt haunted undead kraken serpent bogeyman thing shape figure',
  FANGS: 'fang claw talon jaw tooth teeth horn hoof tusk beak sting venom tentacle drool bone bones',
  SOUND: 'creak scratch footstep whisper knock howl moan breathe breathing rattle thud scrape groan echo',
  NIGHT: 'dark darkness night midnight shadow black blackness gloom pitch moonless unlit',
  FOOD: 'cake pie cookie bread bun toast jam honey butter cheese soup stew noodle pasta rice bean pea carrot potato tomato onion cabbage lettuce turnip beet apple pear plum peach cherry berry strawberry blueberry raspberry lemon orange grape melon banana nut walnut egg milk cocoa tea lemonade juice sugar syrup salt flour dough muffin pancake waffle porridge oatmeal cereal pudding custard chocolate candy sweets pickle sandwich pretzel cracker crumb crust dumpling sausage ham popcorn jelly biscuit doughnut dessert snack breakfast lunch supper dinner picnic tart gravy sauce bagel raisin gingerbread marshmallow',
  DISH: 'spoon fork bowl plate cup mug pot pan kettle jar bottle basket bucket tray napkin oven stove teapot jug lid pail basin',
  CLOTHES:
    'hat cap coat sock shoe boot mitten glove scarf sweater dress skirt shirt pajamas slipper apron button ribbon pocket hood costume cape bonnet suspenders belt sleeve lace umbrella',
  TOY: 'toy ball kite doll teddy balloon drum swing slide puzzle block card game seesaw sled marble bubble crayon paint chalk pencil picture story book costume puppet whistle top trampoline checkers chess hide-and-seek tag',
  MUSIC:
    'song sing hum whistle drum fiddle flute piano tuba trumpet band dance tune lullaby music bell rhyme jingle waltz banjo guitar trombone concert orchestra',
  MERRY:
    'laugh giggle chuckle grin smile cheer clap applaud joke silly funny merry happy glad proud tickle wink hug kiss cuddle snuggle wave bow curtsy hooray beam delight joyful jolly fun',
  POLITE: 'please thank welcome sorry polite politely share invite offer help hello kind kindly gently softly friend neighbor guest',
  REST: 'blanket quilt pillow cushion bed cradle hammock nap yawn snore doze sleepy sleep asleep dream tuck snug cozy warm soft lamp stove hearth',
  GARDEN:
    'garden flower tulip rose daisy petal leaf grass clover bean seed pumpkin tree branch acorn moss hedge lawn meadow hay straw blossom',
  OBJECT:
    'laundry broom soap bath tub towel sponge mop rug curtain chair table sofa shelf drawer closet kitchen porch attic cellar window chimney roof ladder nail hammer paper tape glue thread needle yarn string scissors clock kettle candle lantern flashlight battery vacuum toothbrush mirror',
  CRAFT:
    'bake cook stir knit sew mend draw paint write build plant water sweep wash rinse polish fold wrap decorate measure taste pour peel',
  PARTY:
    'party birthday parade fair festival carnival wedding gift present prize confetti costume stage play show surprise holiday picnic contest',
  WEATHER: 'rain snow breeze mist cloud sun sunshine sunlight moon star rainbow dew frost snowflake puddle icicle fog',
  VEHICLE: 'bus train boat ship car truck wagon cart sled bicycle bike plane tractor sleigh carousel scooter engine elevator',
  JOB: 'baker farmer tailor teacher postman mailman gardener painter carpenter miller shepherd librarian conductor captain sailor fisherman neighbor grocer dentist cook chef musician',
  PREY: 'mouse rabbit bunny hare chick duckling gosling lamb kid calf fawn piglet kitten puppy cub pup bird robin wren sparrow dove frog toad hedgehog squirrel mole vole snail turtle bee ladybug butterfly moth ant cricket beetle caterpillar fly fish minnow tadpole hamster',
  HUNTER:
    'wolf fox bear lion tiger leopard panther hawk eagle owl falcon snake python crocodile alligator shark weasel stoat marten lynx hyena jackal vulture hound pike spider cat dog dragon giant ogre witch troll monster',
  DEVOUR: 'eat swallow gobble devour gulp gnaw chew crunch bite feed feast taste lick tear',
  HURL: 'throw hurl toss fling drop dump pour push knock',
  FALLEN: 'fall slip trip tumble stumble plunge topple collapse crash',
  END: 'never forever last anymore again end goodbye farewell nothing',
  HOME: 'home house cottage cabin den nest burrow porch door gate room hut tent barn stable school',
  FAMILY: 'mother father parent grandmother grandfather sister brother aunt uncle cousin baby son daughter family twin stepmother',
  BODY: 'head face eye ear nose mouth lip tongue tooth throat neck shoulder arm hand finger thumb palm wrist chest heart back belly tummy leg knee ankle foot toe skin bone rib hair cheek chin forehead paw wing tail beak fur feather lung',
  LOUD: 'scream shout yell shriek howl roar bellow bark growl cry',
};

const BY_STEM = new Map<string, string[]>();
for (const [theme, words] of Object.entries(THEMES))
  for (const stem of new Set(words.split(' ').map(stemOf))) BY_STEM.set(stem, [...(BY_STEM.get(stem) ?? []), theme]);

export function themesOf(stem: string): readonly string[] {
  return BY_STEM.get(stem) ?? [];
}
