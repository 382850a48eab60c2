/** Calls a function before the first test, because the first call takes longer than service workers wait. */
export default async function warmUp(): Promise<void> {
  const answer = await fetch(new URL('/api/stories/featured', process.env.TUCKAWAY_HOSTING_URL));
  if (!answer.ok) throw new Error(`The stack does not work: /api/stories/featured answers ${answer.status}.`);
}
