import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../data/lib/store.ts';
import type { CreateState } from './create-state.ts';
import { type CreatePorts, type CreateScreen, type RunningFlow, runCreateFlow, type Surroundings } from './run-create-flow.ts';

/** The create flow of this screen, and its state. */
export function useCreateFlow(
  ports: CreatePorts,
  screen: Omit<CreateScreen, 'navigate'>,
  { uid, children }: Pick<Surroundings, 'uid' | 'children'>,
): [CreateState, RunningFlow] {
  const navigate = useNavigate();
  const { key: entry, state: visit } = useLocation();
  const [flow] = useState(() => runCreateFlow(ports, { ...screen, navigate }));

  useEffect(() => flow.open(), [flow]);
  useEffect(() => flow.follow({ entry, visit, uid, children }), [flow, entry, visit, uid, children]);

  return [useStore(flow.store), flow];
}
