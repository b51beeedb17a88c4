import { DataStatusSchema } from '@site/contracts/market/data-status.ts'
import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { loadMissingDays } from '#market/calendar/missing-days.ts'
import { tags } from '#market/database/write-change.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import { loadDataCoverage } from './data-coverage.ts'
import { loadHeldDays, loadImportRuns } from './import-runs.ts'

export const dataStatusResource = defineResource({
  path: '/data-status',
  operationId: 'getDataStatus',
  summary: 'The last imports, and which data are missing',
  parameters: NoParametersSchema,
  query: NoQuerySchema,
  response: DataStatusSchema,
  async load({ context: { database, today } }) {
    const [runs, heldDays, missingDays, coverage] = await Promise.all([
      loadImportRuns(database),
      loadHeldDays(database),
      loadMissingDays(database),
      loadDataCoverage(database, today()),
    ])
    return { body: { runs, heldDays, missingDays, ...coverage }, tags: [tags.companyList] }
  },
})
