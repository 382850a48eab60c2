/** What a deployment can set. The defaults also stand in `functions/.env`, so that no deployment has to ask for them. */
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Key of the language model's server. `none` stands for no key: Secret Manager keeps no empty value. */
export const openaiKey = defineSecret('OPENAI_API_KEY');
/** Key of the moderation's server (decisions S11: a key of its own). */
export const moderationKey = defineSecret('MODERATION_API_KEY');

export const openaiBaseUrl = defineString('OPENAI_BASE_URL', { default: 'https://api.openai.com/v1' });
export const openaiModel = defineString('OPENAI_MODEL', { default: 'gpt-5.4-mini' });
export const moderationBaseUrl = defineString('MODERATION_BASE_URL', { default: 'https://api.openai.com/v1' });
export const moderationModel = defineString('MODERATION_MODEL', { default: 'omni-moderation-latest' });

/** Hosts from which curated pictures may come, apart by commas (decisions P13). */
export const imageHosts = defineString('IMAGE_HOSTS', { default: 'lh3.googleusercontent.com' });

/** The site's own address, where it is not `https://<project>.web.app`: without a slash at the end. */
export const siteOrigin = defineString('SITE_ORIGIN', { default: '' });

/** Stories that one family can have made in a day (UTC). */
export const storiesPerUserPerDay = defineInt('STORIES_PER_USER_PER_DAY', { default: 20 });
/** Stories that everybody together can have made in a day (UTC): the ceiling on what a day can cost. */
export const storiesPerDay = defineInt('STORIES_PER_DAY', { default: 5000 });
/**
 * Calls for stories, new and old ones, that one family can make in a minute: all 20 of a day that waited on a device without a network, and
 * half as many again for what is asked for twice. Whoever lets a family have more stories in a day lets it call more often, too.
 */
export const storyCallsPerMinute = defineInt('STORY_CALLS_PER_MINUTE', { default: 30 });
/** Seconds for one story with its repairs and moderation; Hosting cuts a request at 60. */
export const storyBudgetSeconds = defineInt('STORY_BUDGET_SECONDS', { default: 50 });
/** Seconds for which an instance gives its copy of the story list, or of a story. */
export const storyListSeconds = defineInt('STORY_LIST_SECONDS', { default: 20 });
/** Minutes between two real checks of the AI service, for the whole site (decisions S2). */
export const openaiCheckMinutes = defineInt('OPENAI_CHECK_MINUTES', { default: 10 });
/** Calls of the check that one address can make in a minute. */
export const openaiChecksPerMinute = defineInt('OPENAI_CHECKS_PER_MINUTE', { default: 20 });
/** Stories that one address can report, or show again, in a minute. */
export const reportsPerMinute = defineInt('REPORTS_PER_MINUTE', { default: 20 });
/** Calls of `/api/share` that one address can make in a minute. */
export const sharesPerMinute = defineInt('SHARES_PER_MINUTE', { default: 20 });
/** Shared stories that one address can open in a minute. */
export const sharedViewsPerMinute = defineInt('SHARED_VIEWS_PER_MINUTE', { default: 60 });
/** Calls of `/api/account` that one address can make in a minute. */
export const accountCallsPerMinute = defineInt('ACCOUNT_CALLS_PER_MINUTE', { default: 10 });
/** Seconds after which a deleted account is looked at once more: no token of it lives longer (an hour), and no call (a minute). */
export const accountSettleSeconds = defineInt('ACCOUNT_SETTLE_SECONDS', { default: 3900 });

/** `on`: only calls of our own app are answered that cost or keep something (App Check, docs/deploy.md). */
export const appCheck = defineString('APP_CHECK', { default: 'off' });

/** Private half of the push keys (`npx web-push generate-vapid-keys`), url-safe base64. `none` stands for no key. */
export const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY');
/** Public half, which browsers subscribe with. Empty as long as push is not set up. Another one ends every subscription. */
export const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', { default: '' });
/** Where push services can reach somebody: `mailto:` or `https:`. */
export const vapidSubject = defineString('VAPID_SUBJECT', { default: 'https://tuckaway-tales.web.app' });
/** Push services that are ever connected to (decisions S4), apart by commas: a host, `.suffix` for all below it, `host:port` in development. */
export const pushServices = defineString('PUSH_SERVICES', {
  default: 'fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com',
});
/** Parts that all subscriptions are sent to in, each by a task of its own: a power of two. */
export const pushRanges = defineInt('PUSH_RANGES', { default: 64 });
/** Seconds before a push is tried again, doubled for each further try. */
export const pushRetrySeconds = defineInt('PUSH_RETRY_SECONDS', { default: 30 });
/** Calls of `/api/push` that one address can make in a minute. */
export const pushCallsPerMinute = defineInt('PUSH_CALLS_PER_MINUTE', { default: 60 });
