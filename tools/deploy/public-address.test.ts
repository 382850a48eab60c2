import { describe, expect, it } from 'vitest';
import { emailProblem, originProblem, pushSubjectProblem } from './public-address.ts';

describe('the subject of push messages', () => {
  it.each([
    ['mailto:a@raspberrypi', 'its own network'],
    ['mailto:a@box.local', 'its own network'],
    ['mailto:a@192.168.1.2', 'by its number'],
    ['mailto:a@[::1]', 'by its number'],
    ['mailto:a@tales..org', 'no domain'],
    ['mailto:a@-tales.org', 'no domain'],
    ['mailto:a@tales.org.', 'no domain'],
    ['mailto: a@tales.org', 'not an email address'],
    ['mailto:Ada <a@tales.org>', 'not an email address'],
    ['mailto:a@tales.org,b@tales.org', 'not an email address'],
    ['mailto:.a@tales.org', 'not an email address'],
    ['mailto:a@täles.org', 'no domain'],
    ['https://box.local/', 'its own network'],
    ['https://localhost', 'its own network'],
    ['https://10.0.0.2/contact', 'by its number'],
    ['https://[fe80::1]/', 'by its number'],
    ['https://tales.org:8443', 'by its number'],
    ['https://tales.c0m', 'no domain'],
    ['https://a@tales.org', 'mailto: or https://'],
    ['http://tales.org', 'mailto: or https://'],
    ['Mailto:a@tales.org', 'mailto: or https://'],
  ])('may not be %s [fault 10]', (subject, problem) => expect(pushSubjectProblem(subject)).toContain(problem));

  it.each([
    'mailto:hello@bedtime.tales.org',
    'mailto:a.b+push@tales.co.uk',
    'https://tuckaway-tales.web.app',
    'https://tales.org/contact?x=1',
  ])('may be %s [fault 10]', (subject) => expect(pushSubjectProblem(subject)).toBeUndefined());
});

it('addresses of the site and of its people have to be reachable too [fault 10]', () => {
  expect(originProblem('https://box.local')).toContain('its own network');
  expect(originProblem('https://tales..org')).toContain('no domain');
  expect(originProblem('https://stories.tales.org')).toBeUndefined();
  expect(emailProblem('ada@tales..org')).toContain('no domain');
  expect(emailProblem('ada@tales.org')).toBeUndefined();
});
