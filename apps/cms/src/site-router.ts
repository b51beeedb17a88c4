import type { Payload } from 'payload'
import { changesPath, handleRequest, type SiteApi } from './services/site-api/handle-request.ts'
import { receiveHumanCheckUse } from './services/site-api/human-check-uses.ts'
import { redirectList } from './services/site-api/redirect-list.ts'
import { mergeEntries } from './services/subject/merge-entries.ts'
import { subjects } from './subjects.ts'

const siteApi: SiteApi = {
  resources: mergeEntries([{ redirects: redirectList }, ...subjects.map(({ resources }) => resources)]),
  receivers: mergeEntries([
    { 'human-check-uses': receiveHumanCheckUse },
    ...subjects.map(({ receivers }) => receivers),
  ]),
}

/** All paths below /api/site. */
export const sitePaths = [...Object.keys(siteApi.resources), ...Object.keys(siteApi.receivers), changesPath]

/** Handles every request below /api/site; never throws. */
export function handleSiteRequest(request: Request, payload: Payload): Promise<Response> {
  return handleRequest(siteApi, request, payload)
}
