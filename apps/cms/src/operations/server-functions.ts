/** Payload's server functions that the admin pages call; its folders feature is not in use. */
const allowed: ReadonlySet<unknown> = new Set([
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

interface ServerFunctionCall {
  readonly name: unknown
  readonly args: unknown
}

/**
 * Guards Payload's server functions, which any client of the port can call: Payload looks names up through the
 * prototype of its table, and answers some without authentication. Callers treat null as no result.
 */
export async function handleServerFunction<Args extends ServerFunctionCall>(
  call: Args,
  isSignedIn: () => Promise<boolean>,
  handle: (call: Args) => Promise<unknown>,
): Promise<unknown> {
  return allowed.has(call.name) && (await isSignedIn()) ? handle(call) : null
}
