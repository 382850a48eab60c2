/** The outbox of the page. Loaded late, as visitors do not need it. */
import { longClient } from '../firestore/long-client.ts';
import { noteStoriesLeft } from '../session/stories-left.ts';
import { browserPorts, createOutbox } from './create-outbox.ts';

/** Also for requests that are never queued, such as regeneration (decision P7). */
export const pagePorts = { ...browserPorts(longClient), noteLeft: noteStoriesLeft };

export const outbox = createOutbox(pagePorts);
