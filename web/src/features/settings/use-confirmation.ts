import { useEffect, useRef, useState } from 'react';

/**
 * Finishes on the way back from Google's page.
 * @param returned whether the page comes from there. @param onProblem why Google did not confirm the user
 */
export function useConfirmation(returned: boolean, onProblem: (error: unknown) => void): 'none' | 'checking' | 'confirmed' {
  const [state, setState] = useState<'none' | 'checking' | 'confirmed'>(returned ? 'checking' : 'none');
  const report = useRef(onProblem);
  useEffect(() => {
    if (!returned) return;
    let here = true;
    import('../../data/account/confirm.ts')
      .then(({ finishConfirming }) => finishConfirming())
      .then(
        () => here && setState('confirmed'),
        (error: unknown) => {
          if (!here) return;
          setState('none');
          report.current(error);
        },
      );
    return () => {
      here = false;
    };
  }, [returned]);
  return state;
}
