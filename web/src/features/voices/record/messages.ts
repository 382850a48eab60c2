export const TITLE = 'Record this story';

export const STUDIO = {
  start: 'Start Recording',
  again: 'Record This Page Again',
  next: 'Next Page',
  /** @param page one that is not recorded yet, counted from 1 */
  leftOut: (page: number) => `Go Back to Page ${page}`,
  done: 'Done with This Page',
  nextSentence: 'Next Sentence',
  listen: 'Listen',
  stopListening: 'Stop',
  finish: 'Finish',
  note: 'Use a Voice Note',
  fromNote: 'Your voice note is saved, page by page.',
  hint: 'Read the sentence aloud, then tap it. A short pause between sentences is perfect.',
  ready: 'Sit close to the phone, somewhere quiet. You can stop after any page and come back later.',
  recorded: 'This page is recorded.',
  wholePage: 'See the whole page',
  /** @param minutes of reading aloud, for the pages that are not recorded yet */
  left: (minutes: number) => (minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`),
  allRecorded: 'Every page is recorded.',
  level: 'Your volume',
  microphone: {
    blocked: 'Your browser is blocking the microphone. Allow it for this site in your browser settings, then try again.',
    missing: 'We can’t find a microphone on this device.',
    busy: 'Another app is using the microphone, or you’re on a call. End it, then try again.',
    stopped: 'The microphone stopped, maybe because of a call. Listen to this page, and record it again if something is missing.',
    unsupported: 'This browser can’t record. You can use a voice note from another app instead.',
    'no-room': 'This device is out of space for recordings. What you’ve read so far is safe.',
    unplayable: 'We can’t play this recording here right now. It’s safe, and you can go on.',
  },
  problem: {
    'too-quiet': 'That was very quiet. Move closer to the microphone and record this page again, or keep it as it is.',
    clipped: 'That was too loud in places. Move back a little and record this page again, or keep it as it is.',
  },
} as const;

/** A browser without a microphone. */
export const OTHER_BROWSER = {
  insideApp: 'This page is open inside another app, which doesn’t let it use the microphone.',
  refused:
    'This page is open inside another app, which may not let it use the microphone. Copy the link and open it in Safari or Chrome, or use a voice note.',
  unable: 'This browser can’t record.',
  how: 'To record here, copy the link and open it in Safari or Chrome. Or record with another app, and choose the file below.',
} as const;

/** One sentence of a recorded page, spoken again. */
export const AGAIN = {
  open: 'Say One Sentence Again',
  which: 'Which sentence would you like to say again?',
  /** @param sentence counted from 1 */
  title: (sentence: number, of: number) => `Sentence ${sentence} of ${of}, once more`,
  done: 'Done',
  decide: 'Which one should we keep? The rest of the page stays as it is.',
  use: 'Use the New One',
  keepOld: 'Keep the Old One',
  repeat: 'Say It Again',
  cancel: 'Cancel',
  saving: 'Putting the page together...',
  sound: {
    'too-quiet': 'The new one is very quiet.',
    clipped: 'The new one is too loud in places.',
  },
  problem: {
    'too-long': 'That would make the page too long, so we kept the old sentence. Say it a little faster, or record the whole page again.',
    'not-possible': 'This browser can’t replace a single sentence, so we kept the old one. You can record the whole page again.',
  },
} as const;

export const WAITING = {
  none: 'Everything is saved.',
  sending: 'Saving...',
  /** @param pages how many pages wait */
  offline: (pages: number) =>
    `${pages === 1 ? 'One page is' : `${pages} pages are`} safe on this device, and will be saved when you’re back online.`,
} as const;

export const FAMILY = {
  who: 'Who is reading?',
  hint: 'We’ll show this name next to the recording.',
  example: 'Mom, Dad, Grandma...',
  go: 'Continue',
  back: 'Back to the Story',
  missing: 'We can’t find this story. Please open it from your shelf.',
  signIn: 'Please sign in to record your stories.',
  unfit: 'Please use letters only, 40 at most.',
  full: 'This story can’t hold more voices. Delete one under Family Voices to make room.',
  done: 'All pages are recorded. To hear them, open the story and tap “Read to me.”',
} as const;

/** A voice note that another app shared with the installed app. */
export const SHARED = {
  title: 'Your voice note',
  lead: 'Which story is it for? It stays on this device until you choose.',
  more: 'Show More',
  remove: 'Remove the Voice Note',
  several: 'There is more than one voice note. Remove any that you don’t recognize. Then choose a story, and we’ll ask which note to use.',
  /** @param note such as “Sat 8:14 PM, 210 KB” */
  removeOne: (note: string) => `Remove the Note from ${note}`,
  full: 'Several voice notes are waiting already, so we couldn’t keep this one. Use or remove one of them, then share it again.',
  look: 'See Your Voice Notes',
  none: 'There’s no voice note waiting on this device. Share one with Tuckaway Tales, or choose a file when you record a story.',
  failed: 'We couldn’t keep this file. It may be too large, or this device may be out of space.',
  signIn: 'Please sign in, then share the voice note with Tuckaway Tales again.',
  offline: 'We can’t open your stories without a connection. Your voice note will wait on this device.',
  noStories: 'You don’t have a story for it yet. Your voice note will wait on this device for 14 days.',
} as const;

export const GUEST = {
  /** @param from who invites */
  title: (from: string) => `${from.trim() || 'A family'} would love to hear you read`,
  lead: (story: string) => `You’re invited to read “${story}” aloud. Your voice will be played at bedtime.`,
  /** How long it will take, before it begins and after a pause. */
  takes: (minutes: number) =>
    `It takes about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. You can stop after any page and come back later.`,
  goesOn: (recorded: number, of: number, minutes: number) =>
    `${recorded} of ${of} pages are recorded. The rest takes about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  allRecorded: 'You’ve recorded every page. You can still change one.',
  thanks: 'Thank you for reading!',
  rules: [
    'You are an adult, and you read only this story.',
    'Only the family hears your recording. They listen first, and decide whether to keep it.',
    'What they don’t keep is deleted after 14 days, or within a year if their app has to be updated first. You can take your recording back at any time with this same link.',
    'We keep your voice and when you agreed to this. We don’t ask for your name or email address.',
  ],
  disagreed: 'Please check the box first. Only adults can record.',
  agree: 'I am an adult, and I agree to the terms',
  terms: 'Terms of service',
  start: 'Let’s Read',
  gone: { title: 'This invitation has ended', text: 'Please ask the family for a new link.' },
  home: 'Visit Tuckaway Tales',
  trouble: { title: 'We couldn’t open the invitation', text: 'Please check your connection and try again.' },
  again: 'Try Again',
  over: 'The time for recording is over. What you’ve read stays with the family until they decide.',
  kept: 'The family has kept your recording.',
  closed: {
    title: 'This invitation is closed',
    text: 'We closed this invitation, so nothing more can be recorded.',
    withdraw: 'You can still take your recording back.',
  },
  report: 'Report this page',
  withdraw: 'Take My Recording Back',
  withdrawQuestion: 'Take your recording back?',
  withdrawText: 'It will be deleted for you and for the family, and this link will stop working.',
  withdrawn: { title: 'Your recording is deleted', text: 'No one can play it anymore.' },
  done: 'You’ve read every page, and all of it is saved. The family will hear it soon. You can close this page now.',
  doneLater: 'You’ve read every page. Keep this page open until everything is saved, or open this link again when you’re online.',
} as const;
