import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The page that the user was reading while the story was written, counted from 0; null if the story opens at its beginning. */
export function usePageBeingRead(): number | null {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [page] = useState<number | null>(() => (Number.isInteger(state?.page) && state.page >= 0 ? state.page : null));

  useEffect(() => {
    // A reload or a way back to this address starts where other visits do.
    if (page !== null) navigate(pathname, { replace: true, state: null });
  }, [page, pathname, navigate]);

  return page;
}
