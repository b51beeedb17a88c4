import type { Payload } from 'payload'
import { findLinks, type LinkPlace } from './find-links.ts'

/** The site's response for a path. `unknown`: no response, or the time limit was reached. */
export type PathState =
  | { kind: 'found' }
  | { kind: 'redirected'; to: string }
  | { kind: 'nothing' }
  | { kind: 'unknown' }

export type CheckedLink = { address: string; places: LinkPlace[] }
export type LinkReport = {
  checkedAt: string
  /** Number of paths on this site that were requested. */
  requested: number
  broken: CheckedLink[]
  redirected: (CheckedLink & { to: string })[]
  unknown: CheckedLink[]
  external: CheckedLink[]
  unpublished: LinkPlace[]
  isPartial: boolean
}

const concurrency = 4
const maxPaths = 1000
const responseTimeoutMs = 5000
const totalTimeoutMs = 60_000

/** Requests every internal path that the content links to; external links are only listed. */
export async function checkLinks(
  payload: Payload,
  siteUrl: string,
  limits: { paths: number; milliseconds: number } = { paths: maxPaths, milliseconds: totalTimeoutMs },
): Promise<LinkReport> {
  const links = await findLinks(payload)
  const paths = [...links.internal.keys()]
  const states = await requestSitePaths(siteUrl, paths.slice(0, limits.paths), limits.milliseconds)
  const report: LinkReport = {
    checkedAt: new Date().toISOString(),
    requested: states.size,
    broken: [],
    redirected: [],
    unknown: [],
    external: [...links.external].map(([address, places]) => ({ address, places })),
    unpublished: links.unpublished,
    isPartial: links.isPartial,
  }
  for (const [address, places] of links.internal) {
    const state = states.get(address) ?? { kind: 'unknown' }
    if (state.kind === 'nothing') report.broken.push({ address, places })
    else if (state.kind === 'redirected') report.redirected.push({ address, places, to: state.to })
    else if (state.kind === 'unknown') report.unknown.push({ address, places })
  }
  return report
}

async function requestSitePaths(
  siteUrl: string,
  paths: string[],
  milliseconds: number,
): Promise<Map<string, PathState>> {
  const states = new Map<string, PathState>()
  const end = performance.now() + milliseconds
  const waiting = paths.values()
  async function work(): Promise<void> {
    for (const path of waiting) {
      if (performance.now() > end) return
      states.set(path, await requestPath(siteUrl, path, responseTimeoutMs))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return states
}

export async function requestPath(siteUrl: string, path: string, timeoutMs: number): Promise<PathState> {
  try {
    const response = await fetch(`${siteUrl.replace(/\/+$/, '')}${path}`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const to = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && to !== null) return { kind: 'redirected', to }
    if (response.status === 404 || response.status === 410) return { kind: 'nothing' }
    return { kind: response.ok ? 'found' : 'unknown' }
  } catch {
    // A timeout does not prove that the link is broken.
    return { kind: 'unknown' }
  }
}

const cacheMs = 10 * 60_000
const minIntervalMs = 20_000
let latest: { startedAt: number; report: Promise<LinkReport> } | null = null
let finished: LinkReport | null = null

/** The last report of this process, however old; null before the first. Checks nothing. */
export const finishedReport = (): LinkReport | null => finished

/** A report is cached for ten minutes, and refreshed on request at most every 20 s. */
export function latestReport(
  payload: Payload,
  siteUrl: string,
  isRefreshRequested: boolean,
): Promise<LinkReport> {
  const age = latest ? performance.now() - latest.startedAt : Number.POSITIVE_INFINITY
  if (latest === null || age > (isRefreshRequested ? minIntervalMs : cacheMs)) {
    const report = checkLinks(payload, siteUrl)
    const started = { startedAt: performance.now(), report }
    latest = started
    report.then(
      (complete) => {
        finished = complete
      },
      () => {
        if (latest === started) latest = null
      },
    )
  }
  return latest.report
}
