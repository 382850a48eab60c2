/** Deployments against stand-ins that fail, deny and die. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../../tests/long.ts';
import { GoogleError } from '../operations/google.ts';
import { CliFailed } from './session.ts';
import { freshProject } from './testing/project.ts';
import { resultOf, type Trial, trial } from './testing/trial.ts';

const FIRST = ['--location', 'eur3', '--yes'];
/** Milliseconds for a deployment or two per call of a deployment. */
const MANY_DEPLOYMENTS = 60_000;

let all: Trial[];
beforeEach(() => {
  all = [];
});
afterEach(() => {
  for (const one of all) one.remove();
});
const begin = (project = freshProject()) => {
  const one = trial(project);
  all.push(one);
  return one;
};
const deployed = async () => {
  const one = begin();
  await one.run(...FIRST);
  return one;
};
/** The calls of a deployment that are to fail, one after the other. */
const someCalls = ({ calls }: Trial) =>
  sample(
    Array.from({ length: calls }, (_call, index) => index),
    16,
  );
const text = ({ said }: Trial) => said.join('\n');

describe('what fails at Google', () => {
  it('does not matter if any single call fails once', { timeout: MANY_DEPLOYMENTS }, async () => {
    const whole = await deployed();
    const wanted = resultOf(whole);
    for (const [status, reason] of [
      [503, 'UNAVAILABLE'],
      [403, 'PERMISSION_DENIED'],
    ] as const)
      for (const failing of someCalls(whole)) {
        const one = begin();
        one.fault = ({ index, moment }) => {
          if (index === failing && moment === 'before') throw new GoogleError(status, 'not now', reason);
        };
        await one.run(...FIRST);
        expect(resultOf(one), `call ${failing}`).toEqual(wanted);
      }
  });

  it('does not matter if the answer of any single call is lost', { timeout: MANY_DEPLOYMENTS }, async () => {
    const whole = await deployed();
    for (const failing of someCalls(whole)) {
      const one = begin();
      one.fault = ({ index, moment }) => {
        if (index === failing && moment === 'after') throw new TypeError('fetch failed');
      };
      await one.run(...FIRST);
      expect(resultOf(one), `call ${failing}`).toEqual(resultOf(whole));
    }
  });

  it.each(['setIamPolicy', 'functions'])('is waited for: three minutes of “permission denied” for %s', async (part) => {
    const one = begin();
    one.fault = ({ method, url, moment }) => {
      if (moment === 'before' && method !== 'GET' && url.includes(part) && one.passed() < 180_000)
        throw new GoogleError(403, 'Permission denied while using the Eventarc Service Agent', 'PERMISSION_DENIED');
    };
    await one.run(...FIRST);
    expect(resultOf(one)).toEqual(resultOf(await deployed()));
    expect(one.passed()).toBeGreaterThan(180_000);
    expect(one.passed()).toBeLessThan(300_000);
    expect(text(one)).toContain('Not yet (');
  });

  it.each([
    ['a mistake in a step', new TypeError('x is not a function')],
    [
      'a failure of the Firebase CLI, whose reports of progress speak of permissions',
      new CliFailed(
        'i  functions: generating the service identity for eventarc...\n\nError: Failed to load function definition from source\n',
      ),
    ],
  ])('is reported at once if waiting does not help: %s', async (_what, error) => {
    const one = begin();
    one.fault = ({ url, moment }) => {
      if (moment === 'before' && url.includes('firebase-cli/functions')) throw error;
    };
    await expect(one.run(...FIRST)).rejects.toThrow(error.message);
    expect(one.passed()).toBeLessThan(60_000);
  });

  it('is reported within a minute while the plan is made: a project that does not exist, or belongs to others', async () => {
    const one = begin();
    one.fault = () => {
      throw new GoogleError(403, 'The caller does not have permission', 'PERMISSION_DENIED');
    };
    await expect(one.run(...FIRST)).rejects.toThrow('Is there a project bedtime-tales, and has your account the role Owner');
    expect(one.passed()).toBeLessThanOrEqual(60_000);
  });

  it('is reported after some minutes, with what to do', async () => {
    const one = begin();
    one.fault = ({ url, moment }) => {
      if (moment === 'before' && url.includes('addVersion')) throw new GoogleError(403, 'You may not', 'PERMISSION_DENIED');
    };
    await expect(one.run(...FIRST)).rejects.toThrow(/keys of the model: You may not\n.*Run the same command again/);
    expect(one.project.functions).toEqual({});
  });

  it('never replaces what others were granted, even if Google’s answer has no etag', async () => {
    const one = begin();
    const policy = one.project.policies[`projects/${one.project.id}`];
    if (policy) policy.etag = '';
    await expect(one.run(...FIRST)).rejects.toThrow('came without an etag');
    expect(one.project.policies).toEqual({
      [`projects/${one.project.id}`]: { ...policy, bindings: [expect.objectContaining({ role: 'roles/owner' })] },
    });
  });

  it('does not stop the site if it is only an alert', async () => {
    const one = begin();
    one.fault = ({ method, url, moment }) => {
      if (moment === 'before' && method === 'POST' && url.includes('alertPolicies')) throw new GoogleError(404, 'Cannot find metric');
    };
    await expect(one.run(...FIRST)).rejects.toThrow(/The site is deployed.*\n.*\nalerts: Cannot find metric/s);
    expect(one.project.live).not.toBeNull();
    expect(Object.keys(one.project.resources).join()).toContain('budgets');
  });
});

describe('an interrupted deployment', () => {
  class Killed extends Error {}

  it.each(['before', 'after'] as const)(
    'is completed by the same command, interrupted %s any call',
    { timeout: MANY_DEPLOYMENTS },
    async (when) => {
      const whole = await deployed();
      const wanted = resultOf(whole);
      for (const last of someCalls(whole)) {
        const one = begin();
        one.fault = ({ index, moment }) => {
          if (index > last || (index === last && moment === when)) throw new Killed();
        };
        await expect(one.run(...FIRST)).rejects.toThrow();
        one.fault = undefined;
        await one.run(...FIRST);
        expect(resultOf(one), `after call ${last}`).toEqual(wanted);
      }
    },
  );
});
