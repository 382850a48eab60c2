/** The outbox of the page. Loaded late, as visitors do not need it. */

import { fetchWithAppCheck } from '../firebase/fetch-with-app-check.ts';
import { pageIdentity } from '../firebase/page-identity.ts';
import { browserPorts } from './browser-ports.ts';
import { createOutbox } from './create-outbox.ts';

/** Also for requests that are never queued, such as regeneration (decision P7). */
export const pagePorts = browserPorts(pageIdentity, fetchWithAppCheck);

export const outbox = createOutbox(pagePorts);
