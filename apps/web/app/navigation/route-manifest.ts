export interface RouteManifest {
  /** The build of the document. */
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
    /** Set by the document's inline script; the router adds routes as it discovers them. */
    readonly __reactRouterManifest?: RouteManifest
  }
}

/** The scripts of each known route; in the browser only. */
export const routeManifest = (): RouteManifest | undefined => window.__reactRouterManifest
