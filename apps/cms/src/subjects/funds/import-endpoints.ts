import { type Endpoint, Forbidden } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { createCsvImport } from '#cms/services/csv/import-endpoint.ts'
import { byteOrderMark } from '#cms/services/export/safe-cell.ts'
import { day } from '#cms/services/site-api/published.ts'
import { changeImport, importActions } from './apply-import.ts'
import { checkImport, publishedFunds } from './import-figures.ts'
import { figureColumns, figureLimits } from './import-outcome.ts'

const DECIMALS = 4

/** Checks a file and stores it as an import. */
export const figureImport = createCsvImport({
  maxBytes: figureLimits.bytes,
  statuses: { checked: 200, nothingNew: 200, invalid: 422, tooManyRows: 413 },
  importFile: checkImport,
})

/** `POST /api/fund-imports/:id/apply` and `undo`. Reviewers may apply what others uploaded. */
export const fundImportActions: Endpoint[] = importActions.map((action) => ({
  path: `/:id/${action}`,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'reviewer')) throw new Forbidden(req.t)
    const id = String(req.routeParams?.id ?? '')
    const changed = await changeImport(req, /^\d{1,9}$/.test(id) ? Number(id) : 0, action)
    req.payload.logger.info({ user: req.user?.id, import: id, action, changed }, 'Fund figures changed')
    return Response.json({ changed })
  },
}))

/** `GET /api/funds/template`: the published funds with their current figures, to fill in and import. */
export const figureTemplate: Endpoint = {
  path: '/template',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
    const funds = await publishedFunds({ payload: req.payload })
    // Spreadsheets in Indonesian separate cells by semicolons and mark decimals with a comma.
    const [separator, mark] = adminLanguage(req.i18n.language) === 'id' ? [';', ','] : [',', '.']
    const decimal = (value: number | null | undefined) =>
      typeof value === 'number' ? value.toFixed(DECIMALS).replace('.', mark) : ''
    const rows = funds.map(({ code, nav, navDate, returns }) => [
      code,
      decimal(nav),
      day(navDate),
      ...[returns?.month, returns?.yearToDate, returns?.year, returns?.threeYears].map(decimal),
    ])
    const lines = [[...figureColumns], ...rows].map((cells) => `${cells.join(separator)}\r\n`)
    return new Response(byteOrderMark + lines.join(''), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="funds.csv"',
        'Cache-Control': 'no-store',
      },
    })
  },
}
