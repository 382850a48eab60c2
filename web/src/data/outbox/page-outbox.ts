/** The outbox as the page has it. Loaded late: a visitor needs none of it. */

import { pageIdentity } from '../firebase/page-identity.ts';
import { checkedFetch } from '../lib/checked-fetch.ts';
import { browserPorts } from './browser-ports.ts';
import { createOutbox } from './create-outbox.ts';

/** Also for what is sent without being kept: `outbox/send-story.ts` (decisions P7, regeneration). */
export const pagePorts = browserPorts(pageIdentity, checkedFetch);

export const outbox = createOutbox(pagePorts);
