import type { createRequestHandler, ServerBuild } from 'react-router'
import type { siteServices } from '#app/request/site-services.server.ts'

export interface SiteBuild {
  readonly build: ServerBuild
  readonly siteServices: typeof siteServices
  readonly createRequestHandler: typeof createRequestHandler
}

const BUILT = '../../build/server/index.js'

/** The built pages, with the services from the same bundle (React Router contexts are compared by identity). */
export async function loadSiteBuild(): Promise<SiteBuild> {
  return siteBuild(await import(BUILT))
}

/** Checks that the loaded module is a build of this site. */
export function siteBuild(build: Record<string, unknown>): SiteBuild {
  if (isServerBuild(build)) {
    const { siteServices, createRequestHandler }: Record<string, unknown> = { ...build.entry.module }
    if (isFunction<SiteBuild['siteServices']>(siteServices) && isFunction<Handler>(createRequestHandler)) {
      return { build, siteServices, createRequestHandler }
    }
  }
  throw new Error('build/server/index.js is not a build of this site. Run `npm run build -w @site/web`.')
}

type Handler = SiteBuild['createRequestHandler']

function isServerBuild(build: Record<string, unknown>): build is Record<string, unknown> & ServerBuild {
  return 'entry' in build && 'routes' in build
}

function isFunction<Kind>(value: unknown): value is Kind {
  return typeof value === 'function'
}
