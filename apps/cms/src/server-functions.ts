/** Those of Payload that the admin's pages call; its folders are not in use. */
const known: ReadonlySet<unknown> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

interface Asked {
  readonly name: unknown
  readonly args: unknown
}

/**
 * Stands before Payload's server functions, which anybody who reaches the port can call: it looks a name up through the
 * prototype of its table, and answers some of them to everybody. Null is what their callers take for nothing.
 */
export async function answerServerFunction<Args extends Asked>(
  asked: Args,
  isSignedIn: () => Promise<boolean>,
  handle: (asked: Args) => Promise<unknown>,
): Promise<unknown> {
  return known.has(asked.name) && (await isSignedIn()) ? handle(asked) : null
}
