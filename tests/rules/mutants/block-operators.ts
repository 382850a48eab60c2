/** Mutations outside of expressions: verbs, whole rules, matches and their paths. */
import { type Edit, instead, textOf } from './operators.ts';
import { type Allow, type Block, type Node, partsOf } from './parse.ts';

export type BlockOperator = (source: string, block: Block) => Edit[];

const VERBS = ['get', 'list', 'create', 'update', 'delete'];
const CLOSED = [
  'curatedStories',
  'publishedStories',
  'publishedLists',
  'system',
  'storyRequests',
  'storyUsage',
  'storyReports',
  'shares',
  'pushSubscriptions',
  'pushAnnouncements',
  'pushRuns',
  'departures',
];

export const BLOCK_OPERATORS: Record<string, BlockOperator> = {
  'verb added': (source, block) => {
    const present = block.allows.flatMap(({ verbs }) => verbs.map(({ text }) => text));
    return block.allows.flatMap((allow) =>
      VERBS.filter((verb) => canHold(verb, allow, source) && !present.includes(verb)).map((verb) => addedVerb(allow, verb)),
    );
  },
  'creation open to updates': (source, block) =>
    block.allows
      .filter(
        ({ verbs, condition }) =>
          verbs.length === 1 && verbs[0]?.text === 'create' && textOf(source, condition).includes('request.resource'),
      )
      .map((allow) => addedVerb(allow, 'update')),
  'creation allowed to owners': (_source, block) =>
    block.allows.length === 0 || block.allows.some(({ verbs }) => verbs.some(({ text }) => text === 'create'))
      ? []
      : ['isUser(request.resource.data.uid)', 'request.auth != null', 'resource == null'].map((condition) => ({
          start: block.bodyStart,
          end: block.bodyStart,
          text: `\n allow create: if ${condition};`,
        })),
  'verb taken away': (source, block) =>
    block.allows.flatMap((allow) =>
      allow.verbs.length === 1
        ? // A match without any rule does not compile.
          [instead(allow, `allow ${allow.verbs[0]?.text}: if false;`)]
        : allow.verbs.map((verb) =>
            instead(
              { start: (allow.verbs[0] as Node).start, end: (allow.verbs.at(-1) as Node).end },
              allow.verbs
                .filter((other) => other !== verb)
                .map((kept) => textOf(source, kept))
                .join(', '),
            ),
          ),
    ),
  'rule added': (_source, block) =>
    block.allows.length === 0
      ? []
      : VERBS.flatMap((verb) =>
          ['true', 'request.auth != null'].map((condition) => ({
            start: block.bodyStart,
            end: block.bodyStart,
            text: `\n allow ${verb}: if ${condition};`,
          })),
        ),
  'path widened or misspelt': (source, block) => {
    if (block.allows.length === 0) return [];
    const path = { start: block.pathStart, end: block.pathStart + block.path.length };
    const [, name = '', wildcard = ''] = /^\/(\w+)\/\{(\w+)\}$/.exec(textOf(source, path)) ?? [];
    return [`/{anything}/{${wildcard}}`, `/${name}/{${wildcard}=**}`, `/${name}x/{${wildcard}}`].map((text) => instead(path, text));
  },
  'match added': (_source, block) => {
    if (!block.path.startsWith('/databases')) return [];
    const add = (text: string): Edit => ({ start: block.bodyStart, end: block.bodyStart, text: `\n ${text}` });
    return [
      add('match /{document=**} { allow read: if request.auth != null; }'),
      add('match /{document=**} { allow read, write: if request.auth.token.email in ["admin@example.com"]; }'),
      add('match /{document=**} { allow write: if request.auth.token.admin == true; }'),
      add('match /{document=**} { allow write: if request.auth.token.premium == true; }'),
      add('match /{path=**}/favorites/{id} { allow read: if request.auth != null; }'),
      add('match /{path=**}/progress/{id} { allow list: if request.auth != null; }'),
      add('match /{path=**}/stories/{id} { allow list: if request.auth.uid == resource.data.uid; }'),
      ...CLOSED.flatMap((name) => [
        add(`match /${name}/{id} { allow read: if true; }`),
        add(`match /${name}/{id} { allow get: if request.auth.uid == id; }`),
        add(`match /${name}/{id} { allow write: if request.auth != null; }`),
      ]),
    ];
  },
};

function addedVerb({ verbs }: Allow, verb: string): Edit {
  const { end } = verbs.at(-1) as Node;
  return { start: end, end, text: `, ${verb}` };
}

/** Whether the condition can hold for this verb. If it reads what the verb does not have, the mutant would equal the rules. */
function canHold(verb: string, { condition }: Allow, source: string): boolean {
  const texts = [...partsOf(condition)].map((part) => textOf(source, part));
  if (texts.includes('request.query.limit')) return verb === 'list';
  if (texts.includes('request.resource')) return verb === 'update' && !texts.includes('resource');
  return verb !== 'create' || !texts.includes('resource.data') || texts.includes('resource == null');
}
