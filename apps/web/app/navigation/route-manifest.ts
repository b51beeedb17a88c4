export interface RouteManifest {
  /** Of the build that the document belongs to. */
  readonly version: string
  readonly routes: Readonly<Record<string, ManifestRoute | undefined>>
}

interface ManifestRoute {
  readonly id: string
  /** URLs of scripts. */
  readonly module: string
  readonly imports?: readonly string[]
}

declare global {
  interface Window {
    /** Written by the start of the page, and completed by the router as it learns of more routes. */
    readonly __reactRouterManifest?: RouteManifest
  }
}

/** Which scripts each known route needs; in the browser only. */
export const routeManifest = (): RouteManifest | undefined => window.__reactRouterManifest
