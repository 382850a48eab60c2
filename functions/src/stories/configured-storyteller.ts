/** The storyteller configured by the deployment's parameters, created once per instance. */
import { moderationBaseUrl, moderationKey, moderationModel, openaiBaseUrl, openaiKey, openaiModel } from '../params.ts';
import { openAiStoryteller } from './openai-storyteller.ts';
import type { Storyteller } from './storyteller.ts';

let storyteller: Storyteller | undefined;

export function configuredStoryteller(): Storyteller {
  storyteller ??= openAiStoryteller({
    baseUrl: openaiBaseUrl.value(),
    key: openaiKey.value() ?? '',
    model: openaiModel.value(),
    moderationBaseUrl: moderationBaseUrl.value(),
    moderationKey: moderationKey.value() ?? '',
    moderationModel: moderationModel.value(),
  });
  return storyteller;
}
