import { duringBuild, type Environment, EnvironmentError, readEnvironment } from './read-environment.ts'

export const environment = readOrExit(
  process.env.NEXT_PHASE === 'phase-production-build' ? { ...process.env, ...duringBuild } : process.env,
)

/** Next would go on without its configuration, answering every request with an error. */
function readOrExit(source: Record<string, string | undefined>): Environment {
  try {
    return readEnvironment(source)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Where the admin's pages come from; on one machine both names of the loopback are in use. */
export function adminOrigins(of: Environment): string[] {
  return of.CMS_URL
    ? [new URL(of.CMS_URL).origin]
    : [`http://127.0.0.1:${of.CMS_PORT}`, `http://localhost:${of.CMS_PORT}`]
}

/** The one that a request came to, or all where its `Host` is another's: a preview posts its messages to each of them. */
export function requestedAdminOrigins(origins: string[], host: string | null): string[] {
  const requested = origins.filter((origin) => new URL(origin).host === host)
  return requested.length > 0 ? requested : origins
}

/** Whether the admin is reached over TLS; a secure cookie would not come back over plain HTTP. */
export function isAdminSecure({ CMS_URL }: Pick<Environment, 'CMS_URL'>): boolean {
  return CMS_URL.startsWith('https:')
}
