/** Animals and figures that have no drawing and no relative with one, so that no part of their name is drawn. `-` is a space. */
export const UNDRAWN =
  'tardigrade water-bear moss-piglet amoeba anemone sea-anemone sponge sea-sponge coral plankton snowman genie zombie cyclops robot monster ghost gnome goblin troll ogre giant alien golem witch wizard vampire leprechaun satyr faun minotaur sphinx kelpie hurricane skater diesel cat-bus dragon-fruit chupacabra truck fire-truck tractor selkie';
