/** What follows the session from the start of the page, so that a sign-out also removes what no screen has opened. */
import '../data/cache/cached-copies.ts';
import { forgetParentSettings, setChildMode } from '../data/parents/device-settings.ts';
import { remembersSignIn } from '../data/session/remembered-sign-in.ts';
import { onProfileRead, onSessionEnd, onSignIn } from '../data/session/session-events.ts';
import { followServerList, forgetAccountLists } from '../data/stories/removal/hidden-lists.ts';
import { hasRecorded } from '../data/voices/takes-database.ts';

// An interrupted sign-out may have left settings.
if (!remembersSignIn()) forgetParentSettings();
onSessionEnd(forgetParentSettings);
// Only a grown-up can sign in.
onSignIn(() => setChildMode(false));

// The profile holds the hidden stories, so they need no request of their own.
onProfileRead((uid, { hiddenStories }) => followServerList(uid, hiddenStories));
onSessionEnd(forgetAccountLists);

// Notes whose code cannot be loaded are removed before the next account could see them.
onSessionEnd(() => void forgetVoiceNotes().catch(() => undefined));

async function forgetVoiceNotes(): Promise<void> {
  if (await hasRecorded()) await (await import('../data/voices/shared-note.ts')).removeNotesOfSession();
}
