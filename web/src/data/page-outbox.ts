/** The outbox as the page has it. Loaded late: a visitor needs none of it. */
import { browserPorts } from './browser-ports.ts';
import { checkedFetch } from './checked-fetch.ts';
import { createOutbox } from './outbox/create-outbox.ts';
import { pageIdentity } from './page-identity.ts';

/** Also for what is sent without being kept: `outbox/send-story.ts` (decisions P7, regeneration). */
export const pagePorts = browserPorts(pageIdentity, checkedFetch);

export const outbox = createOutbox(pagePorts);
