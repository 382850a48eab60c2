/** Which animals a child would call by one word: a question about “the fox” is not clear beside an arctic fox. */

/** Last words of kinds that are drawn, and kinds of scenes: each line is kin. */
const KIN = `fox fennec jackal
dog husky dalmatian poodle
lion lioness
rabbit hare
mouse rat hamster
monkey gorilla chimpanzee
horse pony unicorn pegasus zebra donkey
deer fawn reindeer moose
cow bull bison yak
sheep ram goat
pig boar
camel dromedary llama alpaca
chicken chick rooster
duck mallard goose swan
parrot macaw
seal walrus
whale dolphin orca beluga
turtle tortoise
frog toad
lizard gecko
bee wasp
butterfly moth`
  .split('\n')
  .map((line) => line.split(' '));

/** @param kind of scenes. @param drawn a kind that is drawn, as a sentence writes it: “arctic fox” */
export function areKin(kind: string, drawn: string): boolean {
  const last = drawn.split(' ').at(-1) ?? '';
  if (kind === 'dinosaur') return /saur|raptor|rex|tops/u.test(last);
  return last.endsWith(kind) || KIN.some((line) => line.includes(kind) && line.includes(last));
}
