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

/** Stories that one family can have made in a day (UTC). */
export const storiesPerUserPerDay = defineInt('STORIES_PER_USER_PER_DAY', { default: 20 });
/** Stories that everybody together can have made in a day (UTC): the ceiling on what a day can cost. */
export const storiesPerDay = defineInt('STORIES_PER_DAY', { default: 5000 });
/** Seconds for one story with its repairs and moderation; Hosting cuts a request at 60. */
export const storyBudgetSeconds = defineInt('STORY_BUDGET_SECONDS', { default: 50 });
/** Seconds for which an instance gives its copy of the story list. */
export const storyListSeconds = defineInt('STORY_LIST_SECONDS', { default: 20 });
/** Minutes between two real checks of the AI service, for the whole site (decisions S2). */
export const openaiCheckMinutes = defineInt('OPENAI_CHECK_MINUTES', { default: 10 });
/** Calls of the check that one address can make in a minute. */
export const openaiChecksPerMinute = defineInt('OPENAI_CHECKS_PER_MINUTE', { default: 20 });
