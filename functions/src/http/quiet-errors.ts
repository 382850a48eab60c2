/**
 * The platform reads JSON before our code does, and its Express writes what is wrong with a body to the log, with an excerpt (`SyntaxError: Unexpected
 * token 'M', "{"childName": Mia" is not valid JSON`) and, in version 5, the whole body. So of such errors only the frames are logged.
 */
export function keepBodiesOutOfLogs(target: Pick<Console, 'error'> = console): void {
  const write = target.error;
  target.error = (...parts: unknown[]) => write.apply(target, parts.map(withoutExcerpt));
}

function withoutExcerpt(part: unknown): unknown {
  const isError = part instanceof SyntaxError || (part instanceof Error && 'body' in part);
  if (!isError && !(typeof part === 'string' && part.startsWith('SyntaxError'))) return part;
  const [name, stack] = isError ? [part.name, part.stack] : ['SyntaxError', part];
  return [`${name} (its message may quote a body)`, ...framesOf(stack)].join('\n');
}

/** The lines of a stack that name code. The message may quote a family's text, also with lines that only begin like them. */
export function framesOf(stack: string | undefined): string[] {
  return (stack ?? '').split('\n').filter((line) => /^\s+at \S.*(?::\d+:\d+|<anonymous>)\)?$/.test(line));
}
