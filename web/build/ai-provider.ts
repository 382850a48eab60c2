const OPENAI = 'OpenAI';
const OPENAI_RETENTION = 'It may keep a request for up to 30 days to detect abuse, and does not train its models with it.';
/** No promise of OpenAI's may stand beside another provider's name. */
const OTHER_RETENTION = 'Its own privacy policy says how long it may keep a request.';

/** Who runs the AI model, and a sentence about how long they keep requests, as the privacy policy names them. */
export function aiProviderOf(environment: Readonly<Record<string, string | undefined>>): { provider: string; retention: string } {
  const provider = environment.TUCKAWAY_AI_PROVIDER || OPENAI;
  return { provider, retention: environment.TUCKAWAY_AI_RETENTION || (provider === OPENAI ? OPENAI_RETENTION : OTHER_RETENTION) };
}
