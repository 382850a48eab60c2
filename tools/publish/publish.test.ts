/** `npm run publish-story`: its messages for invalid files and missing emulators, and which servers it contacts. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkCuratedStory } from '../../domain/src/index.ts';
import { ROOT } from '../local/paths.ts';
import { Stop } from '../local/say.ts';
import { type Stack, TEST_STACK } from '../local/stacks.ts';
import { publishStory } from './publish.ts';
import { readStoryFile } from './read-story-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuckaway-publish-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};
const GOOD = file('good.json', '{"title": "The Lamp"}');
const stackAt = (port: number): Stack => ({ ...TEST_STACK, ports: { ...TEST_STACK.ports, firestore: port } });
/** No program listens on port 1. */
const run = (...args: string[]) => publishStory(args, { stack: stackAt(1), folder, tell: () => {} });

describe('publish-story', () => {
  it('without a file, or with two, shows how to call it', async () => {
    for (const args of [[], [GOOD, GOOD]]) await expect(run(...args)).rejects.toThrow(/npm run publish-story -- docs\/example-story\.json/);
    await expect(run()).rejects.toThrow(Stop);
  });

  it.each([
    ['a missing file', () => 'missing.json', /^There is no file .*missing\.json\.$/],
    ['another kind of file', () => file('story.txt', 'Once.'), /must be a \.json or \.yaml file/],
    ['a list', () => file('list.json', '[{"title": "x"}]'), /must contain one story/],
    [
      'a missing comma',
      () => file('comma.json', '{\n  "title": "x"\n  "category": "y"\n}'),
      /not valid JSON: Expected ',' .*line 3 column 3/,
    ],
    ['broken YAML', () => file('broken.yaml', 'title: x\npages: [1\n'), /broken\.yaml:\d: /],
    [
      'YAML that grows without end',
      () => file('bomb.yaml', `a: &a [1, 1]\nb: &b [${Array(200).fill('*a')}]\ntitle: x\n`),
      /bomb\.yaml:1: Excessive alias/,
    ],
    ['YAML that contains itself', () => file('circle.yaml', 'title: x\npages: &pages [*pages]\n'), /circle\.yaml:1: Converting circular/],
  ])('reports %s, with its place if it has one', async (_what, name, sentence) => {
    const result = run(name());
    await expect(result).rejects.toThrow(sentence);
    await expect(result).rejects.toThrow(Stop);
  });

  it('reads a file with a byte order mark, without the fields that publishing sets', () => {
    file('marked.json', '\uFEFF{"title": "x", "published": false, "publishedAt": 1, "problems": [], "id": 20}');
    expect(readStoryFile(join(folder, 'marked.json'))).toEqual({ docId: 'marked', fields: { title: 'x', id: 20 } });
  });
});

describe('without the emulators', () => {
  const servers: Server[] = [];
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const server of servers.splice(0)) server.close();
  });

  async function serve(answer: RequestListener): Promise<Stack> {
    const server = createServer(answer);
    servers.push(server);
    return stackAt(
      await new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))),
    );
  }

  it('asks for npm start', async () => {
    await expect(run(GOOD)).rejects.toThrow(
      'Tuckaway Tales is not running here. Run `npm start`, wait until it says that it is ready, and run this again.',
    );
  });

  it.each([
    ['a web site', 200, '<p>Hello</p>'],
    ['the emulator of another project', 404, '{"error": {"code": 404}}'],
  ])('but with %s at their port reports it and writes nothing', async (_what, status, body) => {
    const methods: (string | undefined)[] = [];
    const stack = await serve((request, response) => {
      methods.push(request.method);
      response.writeHead(status).end(body);
    });
    await expect(publishStory([GOOD], { stack, folder })).rejects.toThrow(`What answers at 127.0.0.1:${stack.ports.firestore} is not`);
    expect(methods).toEqual(['GET']);
  });

  it('contacts only this machine, whatever the environment says, and follows no redirect', async () => {
    for (const name of ['FIRESTORE_EMULATOR_HOST', 'GOOGLE_CLOUD_PROJECT', 'GCLOUD_PROJECT']) vi.stubEnv(name, 'elsewhere.example');
    const requested: string[] = [];
    const stack = await serve((request, response) => {
      requested.push(request.url ?? '');
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
    await expect(publishStory([GOOD], { stack, folder })).rejects.toThrow(Stop);
    expect(requested).toEqual([`/v1/projects/${TEST_STACK.projectId}/databases/(default)/documents/publishedLists/featured`]);
  });
});

describe('the example', () => {
  const { docId, fields } = readStoryFile(join(ROOT, 'docs', 'example-story.json'));

  it('passes the checks of publishing', () => {
    expect(checkCuratedStory(fields, 13, [])).toMatchObject({ ok: true, story: { slug: 'eighty-four-steps' } });
    expect(docId).toBe('example-story');
  });
});
