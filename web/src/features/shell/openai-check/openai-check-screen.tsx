import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { checkOpenAi, type OpenAiCheck } from '../api/openai-check.ts';

type State = { is: 'idle' } | { is: 'checking' } | { is: 'answered'; check: OpenAiCheck } | { is: 'failed'; message: string };

/** `/test-openai`: the developers' page (section 2). Open to all users; the server limits its use (decision S2). */
export function OpenaiCheckScreen() {
  const [state, setState] = useState<State>({ is: 'idle' });

  const check = async () => {
    setState({ is: 'checking' });
    try {
      setState({ is: 'answered', check: await checkOpenAi() });
    } catch (error) {
      setState({ is: 'failed', message: wordsFor(error) });
    }
  };

  return (
    <Page
      title="AI service check"
      heading
      lead="Asks the story service for one short story and shows what came back."
      width="narrow"
      backTo="/"
      backLabel="Back to Home"
    >
      <Button onClick={() => void check()} busy={state.is === 'checking'}>
        {state.is === 'checking' ? 'Checking...' : 'Check the AI Service'}
      </Button>
      <div aria-live="polite" className="mt-8">
        {state.is === 'failed' && <p className="sheet border-danger p-6 font-medium text-danger">{state.message}</p>}
        {state.is === 'answered' && (
          <div className="sheet p-6 sm:p-8">
            <h2 className="font-display text-card font-semibold">Generated story</h2>
            <p className="mt-3 font-story leading-relaxed whitespace-pre-line">{state.check.story}</p>
            <h2 className="mt-8 font-display text-card font-semibold">Full response</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and a keyboard has to be able to do that. */}
            <pre tabIndex={0} className="mt-3 overflow-x-auto rounded-field border border-edge bg-well p-4 text-label">
              {typeof state.check.raw === 'string' ? state.check.raw : JSON.stringify(state.check.raw, null, 2)}
            </pre>
          </div>
        )}
      </div>
    </Page>
  );
}

function wordsFor(error: unknown): string {
  if (!(error instanceof CallFailed)) throw error;
  if (error.status !== null) return `API Error: ${error.reason || `The service answered with ${error.status}.`}`;
  return `Network Error: ${error.cause instanceof Error ? error.cause.message : String(error.cause)}`;
}
