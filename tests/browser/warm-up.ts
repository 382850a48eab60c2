/** The first call of a function takes long, and a service worker does not wait for ever: it is made before the first test. */
export default async function warmUp(): Promise<void> {
  const answer = await fetch(new URL('/api/stories/featured', process.env.TUCKAWAY_HOSTING_URL));
  if (!answer.ok) throw new Error(`The stack is not up: /api/stories/featured says ${answer.status}.`);
}
