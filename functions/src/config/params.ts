/** The parameters of a deployment. Their defaults are also in `functions/.env`, so that no deployment has to ask for them. */
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Key of the language model's server. `none` means no key, because Secret Manager stores no empty value. */
export const openaiKey = defineSecret('OPENAI_API_KEY');
/** Key of the moderation server, separate from the model's (decision S11). */
export const moderationKey = defineSecret('MODERATION_API_KEY');

export const openaiBaseUrl = defineString('OPENAI_BASE_URL', { default: 'https://api.openai.com/v1' });
/** A snapshot, because prompt and checks were tried with it (docs/story-engine.md). */
export const openaiModel = defineString('OPENAI_MODEL', { default: 'gpt-5.4-mini-2026-03-17' });
/** How much the model reasons before it writes: `none` begins the first page at once. Empty for models and servers without it: it is not sent. */
export const openaiReasoningEffort = defineString('OPENAI_REASONING_EFFORT', { default: 'none' });
/** A model of the same server, asked if the first one is unavailable or refuses. Empty: there is none. */
export const openaiFallbackModel = defineString('OPENAI_FALLBACK_MODEL', { default: 'gpt-6-luna' });
export const openaiFallbackReasoningEffort = defineString('OPENAI_FALLBACK_REASONING_EFFORT', { default: 'none' });
/** A model of the same server that reviews every text for what frightens (docs/story-engine.md). Empty: the model that writes does. */
export const openaiReviewModel = defineString('OPENAI_REVIEW_MODEL', { default: 'gpt-6-luna' });
export const openaiReviewReasoningEffort = defineString('OPENAI_REVIEW_REASONING_EFFORT', { default: 'none' });
/** `on`: `store: false`, a hashed safety identifier, and a request id that begins with it are sent. `off` for compatible servers that reject unknown parameters. */
export const openaiPrivacyFields = defineString('OPENAI_PRIVACY_FIELDS', { default: 'on' });
export const moderationBaseUrl = defineString('MODERATION_BASE_URL', { default: 'https://api.openai.com/v1' });
/** A snapshot, because the thresholds of moderation-thresholds.ts are for its scores. */
export const moderationModel = defineString('MODERATION_MODEL', { default: 'omni-moderation-2024-09-26' });

/** Key of the hashes in keyed-hash.ts, which the first deployment creates. With another key, no earlier hash matches. */
export const hashKey = defineSecret('HASH_KEY');

/** Hosts that curated pictures may come from, separated by commas (decision P13). */
export const imageHosts = defineString('IMAGE_HOSTS', { default: 'lh3.googleusercontent.com' });

/** The site's own address without a slash at the end, if it is not `https://<project>.web.app`. */
export const siteOrigin = defineString('SITE_ORIGIN', { default: '' });
/**
 * Proxies that append an address to `X-Forwarded-For`: Hosting and Google's front end. A number that is too large lets callers forge their address,
 * which only weakens the limits for visitors; one that is too small makes families behind one proxy share a limit.
 */
export const trustedProxies = defineInt('TRUSTED_PROXIES', { default: 2 });

/** Stories per family and day (UTC). */
export const storiesPerUserPerDay = defineInt('STORIES_PER_USER_PER_DAY', { default: 20 });
/** Calls of the writing model for all families per day (UTC), of which a story may need three: the ceiling of what a day can cost. */
export const storiesPerDay = defineInt('STORIES_PER_DAY', { default: 5000 });
/**
 * Accounts created from here on need a verified email for more than two stories, and are new at first (decision S12): an ISO date, the day of the
 * release that brought this. Empty turns both off.
 */
export const verifyEmailAfter = defineString('VERIFY_EMAIL_AFTER', { default: '2026-11-24T00:00:00Z' });
/** Days for which an account counts as new. */
export const newAccountDays = defineInt('NEW_ACCOUNT_DAYS', { default: 7 });
/** Stories per new account and day (UTC). */
export const storiesPerNewUserPerDay = defineInt('STORIES_PER_NEW_USER_PER_DAY', { default: 10 });
/** Percent of STORIES_PER_DAY that only established accounts can take. */
export const storiesReservedPercent = defineInt('STORIES_RESERVED_PERCENT', { default: 40 });
/** Percent of STORIES_PER_DAY for accounts without a verified email, which take nothing from the others. */
export const storiesUnverifiedPercent = defineInt('STORIES_UNVERIFIED_PERCENT', { default: 5 });
/** Calls for stories per family and minute: a day's 20 that waited on an offline device, and half as many retries. Raise both together. */
export const storyCallsPerMinute = defineInt('STORY_CALLS_PER_MINUTE', { default: 30 });
/** Seconds for one story with its repairs and moderation; Hosting cuts a request at 60. */
export const storyBudgetSeconds = defineInt('STORY_BUDGET_SECONDS', { default: 50 });
/** Seconds for which an instance caches the story list or a story. */
export const storyListSeconds = defineInt('STORY_LIST_SECONDS', { default: 20 });
/** Minutes between two real checks of the AI service, for the whole site (decision S2). */
export const openaiCheckMinutes = defineInt('OPENAI_CHECK_MINUTES', { default: 10 });
/** Calls of the check per address and minute. */
export const openaiChecksPerMinute = defineInt('OPENAI_CHECKS_PER_MINUTE', { default: 20 });
/** Calls of `/api/health` per address and minute. */
export const healthChecksPerMinute = defineInt('HEALTH_CHECKS_PER_MINUTE', { default: 30 });
/** Reports per address and minute. */
export const reportsPerMinute = defineInt('REPORTS_PER_MINUTE', { default: 20 });
/** Calls of `/api/share` per address and minute. */
export const sharesPerMinute = defineInt('SHARES_PER_MINUTE', { default: 20 });
/** Calls of `/api/voices` per account, or per address of a guest, and minute: a story's pages, each recorded twice. */
export const voiceCallsPerMinute = defineInt('VOICE_CALLS_PER_MINUTE', { default: 60 });
/** Views of shared stories per address and minute. */
export const sharedViewsPerMinute = defineInt('SHARED_VIEWS_PER_MINUTE', { default: 60 });
/** Calls of `/api/account` per address and minute. */
export const accountCallsPerMinute = defineInt('ACCOUNT_CALLS_PER_MINUTE', { default: 10 });
/** Seconds until a deletion is completed: an account's tokens expire within an hour, its calls end within a minute. */
export const accountSettleSeconds = defineInt('ACCOUNT_SETTLE_SECONDS', { default: 3900 });

/**
 * `on`: the users of accounts unused for 24 months get an email, and the accounts are deleted 60 days later (docs/operations.md). Needs an extension
 * that sends email.
 */
export const deleteUnusedAccounts = defineString('DELETE_UNUSED_ACCOUNTS', { default: 'off' });

/** `on`: endpoints that cost money or store something require an App Check token (docs/operations.md). */
export const appCheck = defineString('APP_CHECK', { default: 'off' });

/** A token that only the emulators accept, for trying App Check on one machine. */
export const appCheckTestKey = defineString('APP_CHECK_TEST_KEY', { default: 'test-key' });

/** Private push key (`npx web-push generate-vapid-keys`), url-safe base64. `none` means no key. */
export const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY');
/** Public push key, with which browsers subscribe. Empty while push is not set up. Changing it invalidates all subscriptions. */
export const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', { default: '' });
/** Where push services can reach you: `mailto:` or `https:`. */
export const vapidSubject = defineString('VAPID_SUBJECT', { default: 'https://tuckaway-tales.web.app' });
/** The allowlist of push services (decision S4), separated by commas: a host, `.suffix` for all hosts below it, `host:port` in development. */
export const pushServices = defineString('PUSH_SERVICES', {
  default: 'fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com',
});
/** Ranges of subscriptions, each with its own task: a power of two. */
export const pushRanges = defineInt('PUSH_RANGES', { default: 64 });
/** Seconds before the first retry of a push message, doubled for each further one. */
export const pushRetrySeconds = defineInt('PUSH_RETRY_SECONDS', { default: 30 });
/** Devices of visitors that are added in a day, for the whole site: what anybody can make it store without an account. */
export const visitorDevicesPerDay = defineInt('VISITOR_DEVICES_PER_DAY', { default: 1000 });
/** Calls of `/api/push` per address and minute. */
export const pushCallsPerMinute = defineInt('PUSH_CALLS_PER_MINUTE', { default: 60 });
