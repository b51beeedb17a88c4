import type { ServerBuild } from 'react-router'
import type { siteServices } from '#app/shell/site-services.server.ts'

export interface SiteBuild {
  readonly build: ServerBuild
  readonly siteServices: typeof siteServices
}

const BUILT = '../build/server/index.js'

/** The built pages, with the services made inside the same bundle (contexts are compared by identity). */
export async function loadSiteBuild(): Promise<SiteBuild> {
  return siteBuild(await import(BUILT))
}

/** Checks that what was loaded is a build of this site. */
export function siteBuild(build: ServerBuild): SiteBuild {
  const entry: Record<string, unknown> = { ...build.entry.module }
  const { siteServices } = entry
  if (!isSiteServices(siteServices)) {
    throw new Error('The build has no siteServices: run `npm run build -w @site/web`.')
  }
  return { build, siteServices }
}

function isSiteServices(value: unknown): value is SiteBuild['siteServices'] {
  return typeof value === 'function'
}
