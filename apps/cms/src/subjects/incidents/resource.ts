import { IncidentSchema } from '@site/contracts/content/incidents.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import { readOldestMailSeconds } from '#cms/services/mail/oldest-mail.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { incidents } from './incidents.ts'

const incident = followContract(incidents.fields, IncidentSchema)

const historyMs = 366 * 24 * 3_600_000
/** More than one a day for a year: the newest are enough. */
const maxIncidents = 400

/** Both languages in one response, because web nodes store it for the time when the CMS is down. */
export const serviceStatus: Resource = async ({ payload, tags }) => {
  tags.list('incidents')
  const { docs } = await payload.find({
    collection: 'incidents',
    where: {
      or: [
        { from: { greater_than: new Date(Date.now() - historyMs).toISOString() } },
        { to: { exists: false } },
      ],
    },
    sort: '-from',
    limit: maxIncidents,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return {
    incidents: docs.map((document) => ({ id: document.id, ...incident.read(document, { tags }) })),
    oldestMailSeconds: await readOldestMailSeconds(payload, 'transactional'),
  }
}
