import { isPublicSite } from '@site/contracts/production-settings.ts'
import { duringBuild, type Environment, EnvironmentError, readEnvironment } from './read-environment.ts'

export const environment = readOrExit(
  process.env.NEXT_PHASE === 'phase-production-build' ? { ...process.env, ...duringBuild } : process.env,
)

/** Without its configuration, Next would keep running and answer every request with an error. */
function readOrExit(source: Record<string, string | undefined>): Environment {
  try {
    return readEnvironment(source)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Origins of the admin; without CMS_URL both loopback names are in use. */
export function adminOrigins(of: Environment): string[] {
  return of.CMS_URL
    ? [new URL(of.CMS_URL).origin]
    : [`http://127.0.0.1:${of.CMS_PORT}`, `http://localhost:${of.CMS_PORT}`]
}

/** The origin that the `Host` header names, or all of them: a preview posts its messages to each. */
export function requestedAdminOrigins(origins: string[], host: string | null): string[] {
  const requested = origins.filter((origin) => new URL(origin).host === host)
  return requested.length > 0 ? requested : origins
}

/** Whether the admin is reached over TLS: browsers do not return secure cookies over plain HTTP. */
export function isAdminSecure({ CMS_URL }: Pick<Environment, 'CMS_URL'>): boolean {
  return CMS_URL.startsWith('https:')
}

/** Whether to request external links: a demo or a test must not. */
export function checksExternalLinks({ EXTERNAL_LINK_CHECK, SITE_URL }: Environment): boolean {
  return EXTERNAL_LINK_CHECK === '' ? isPublicSite(SITE_URL) : EXTERNAL_LINK_CHECK === 'on'
}
