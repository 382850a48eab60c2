import { describe, expect, it } from 'vitest';
import { observatoryScore, policyOf } from './observatory.ts';

const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};
const HTML = '<script src="/a.js"></script>';

const score = (changes: Record<string, string>, html = HTML) => observatoryScore({ headers: { ...GOOD, ...changes }, html }).score;
const scoreWith = (policy: string) => score({ 'content-security-policy': `${policy}; frame-ancestors 'none'` });

describe('the score', () => {
  it('of a site with everything is 130', () => {
    expect(score({})).toBe(130);
  });

  it('of a site with nothing is 30', () => {
    // 100, without policy -25, transport -20, nosniff -5, framing -20.
    expect(observatoryScore({ headers: {}, html: '' }).score).toBe(30);
  });

  it.each([
    ["default-src 'self'", 125],
    ["default-src 'none'; style-src 'self' 'unsafe-inline'", 120],
    ["default-src 'none'; style-src 'self' 'unsafe-inline' 'sha256-abc'", 130],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", 110],
    ["default-src 'none'; img-src http://pictures.example", 110],
    ["default-src 'none'; script-src 'unsafe-inline'", 80],
    ["default-src 'none'; script-src https:", 80],
    ["default-src 'none'; script-src data:", 80],
    ["default-src 'none'; connect-src http://api.example", 80],
    ["img-src 'self'", 80],
  ])('of the policy %s is %i', (policy, points) => {
    expect(scoreWith(policy)).toBe(points);
  });

  it.each<[string, string, number]>([
    ['strict-transport-security', 'max-age=86400', 120],
    ['strict-transport-security', 'includeSubDomains', 80],
    ['x-content-type-options', 'sniff', 125],
    ['referrer-policy', 'unsafe-url', 120],
    ['cross-origin-resource-policy', 'cross-origin', 120],
    ['cross-origin-resource-policy', 'mine', 115],
    ['access-control-allow-credentials', 'true', 50],
    ['set-cookie', 'a=b', 80],
    ['set-cookie', 'a=b; Secure; HttpOnly; SameSite=Lax', 135],
  ])('with %s: %s is %i', (name, value, points) => {
    expect(score({ [name]: value })).toBe(points);
  });

  it.each([
    ['<script src="https://cdn.example/a.js"></script>', 125],
    ['<script src="http://cdn.example/a.js" integrity="sha256-a"></script>', 80],
    ['<script src="//cdn.example/a.js"></script>', 50],
    ['<script src="/a.js" integrity="sha256-a"></script>', 135],
    ['', 130],
  ])('of a page with %s is %i', (html, points) => {
    expect(score({}, html)).toBe(points);
  });
});

it('does not take a policy that says a thing twice', () => {
  expect(() => policyOf("img-src 'self'; img-src data:")).toThrow('img-src twice');
});
