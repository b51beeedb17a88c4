import { toCsv } from '#app/data/csv.server.ts'
import { fileError, fileResponse } from '#app/errors/file-response.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/tool-table.route.ts'
import { loadToolFile } from './tool-file.server.ts'

/** The table of a calculator as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { table, name, error } = await loadToolFile(url, context.get(siteContext))
  if (table === null) return fileError(422, error)
  return fileResponse(
    toCsv([table.columns.map(({ label }) => label), ...table.rows]),
    'text/csv',
    `${name}.csv`,
  )
}
