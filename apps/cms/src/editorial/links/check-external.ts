import type { Payload } from 'payload'
import { mayRunJobs } from '#cms/base/database/leader-lock.ts'
import { checksExternalLinks, environment } from '#cms/base/environment/environment.ts'
import type { LinkCheck } from '#cms/base/payload-types.ts'
import { findLinks } from './find-links.ts'
import { internet, LinkRequester } from './request-external.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Checked daily for links that are due; an hour less, so that a link is due after seven runs. */
const intervalMs = 7 * dayMs - hourMs
/** At the second failed check. */
const brokenAfterMs = 6 * dayMs
const maxRunMs = 2 * hourMs
/** PostgreSQL indexes no longer texts. */
const maxCharacters = 2_000

const isGone = (status: number | null) => status === 404 || status === 410
/** Other 4xx: the server exists, and rejects programs or visitors without an account. */
const isFailed = (status: number | null) => status === null || status >= 500 || isGone(status)

/** What to store for a response, after `previous`. */
function judge(status: number | null, previous: Pick<LinkCheck, 'failedSince'> | undefined, now: Date) {
  const failedSince = isFailed(status) ? (previous?.failedSince ?? now.toISOString()) : null
  const isLasting = failedSince !== null && now.getTime() - Date.parse(failedSince) >= brokenAfterMs
  return { status, checkedAt: now.toISOString(), failedSince, isBroken: isGone(status) || isLasting }
}

/** Checks the external links that were not checked for a week, and deletes the results of removed links. */
export async function checkExternalLinks(payload: Payload, network = internet): Promise<number> {
  const { external, isPartial } = await findLinks(payload)
  const { docs } = await payload.find({ collection: 'link-checks', pagination: false, overrideAccess: true })
  const known = new Map(docs.map((check) => [check.address, check]))
  const removed = docs.filter(({ address }) => !external.has(address)).map(({ id }) => id)
  if (!isPartial && removed.length > 0) {
    await payload.delete({ collection: 'link-checks', where: { id: { in: removed } }, overrideAccess: true })
  }
  const due = [...external.keys()].filter((address) => {
    const checkedAt = known.get(address)?.checkedAt
    return address.length <= maxCharacters && !(checkedAt && Date.now() - Date.parse(checkedAt) < intervalMs)
  })
  const requester = new LinkRequester(network)
  const end = performance.now() + maxRunMs
  let checked = 0
  for (const address of due) {
    if (performance.now() > end) break
    const previous = known.get(address)
    const data = { address, ...judge(await requester.fetchStatus(address), previous, new Date()) }
    const query = { collection: 'link-checks', overrideAccess: true, depth: 0 } as const
    if (previous) await payload.update({ ...query, id: previous.id, data })
    else await payload.create({ ...query, data })
    checked += 1
  }
  return checked
}

/** Checks daily, in one process per database. Hourly ticks, because another process may lead when a run is due. */
export function startExternalLinkCheck(payload: Payload): void {
  if (!checksExternalLinks(environment)) return
  const isLeader = mayRunJobs(environment.DATABASE_URL)
  let nextAt = 0
  const run = async (): Promise<void> => {
    try {
      if (performance.now() < nextAt || !(await isLeader(payload))) return
      nextAt = performance.now() + dayMs
      payload.logger.info({ checked: await checkExternalLinks(payload) }, 'External link check completed')
    } catch (error) {
      payload.logger.error({ err: error }, 'External link check failed')
    }
  }
  setInterval(() => void run(), hourMs).unref()
}
