/** What follows the session from the start of the page, so that a sign-out also removes what no screen has opened. */
import '../data/query/cached-copies.ts';
import { remembersSignIn } from '../data/session/remembered-sign-in.ts';
import { onAccount, onSessionEnd, onSignIn } from '../data/session/session-events.ts';
import { forgetParentSettings, setChildMode } from '../features/parents/api/device-settings.ts';
import { forgetAccountLists } from '../features/reader/api/hidden/hidden-lists.ts';
import { forgetLineUp } from '../features/reader/api/reading/stored-line-up.ts';
import { hasRecorded } from '../features/voices/api/takes-database.ts';

// An interrupted sign-out may have left settings.
if (!remembersSignIn()) forgetParentSettings();
onSessionEnd(forgetParentSettings);
// Only a grown-up can sign in.
onSignIn(() => setChildMode(false));

onAccount((identity, confirmed) => {
  if (identity === null) return;
  // Without the code or the server the session keeps the fallback profile.
  void import('../features/account/api/load-profile.ts').then(({ loadProfile }) => loadProfile(identity, confirmed)).catch(() => undefined);
});
onSessionEnd(forgetAccountLists);
onSessionEnd(forgetLineUp);

// Notes whose code cannot be loaded are removed before the next account could see them.
onSessionEnd(() => void forgetVoiceNotes().catch(() => undefined));

async function forgetVoiceNotes(): Promise<void> {
  if (await hasRecorded()) await (await import('../features/voices/api/shared-note.ts')).removeNotesOfSession();
}
