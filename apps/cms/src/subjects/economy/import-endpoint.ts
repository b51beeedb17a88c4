import { createCsvImport } from '#cms/services/csv/import-endpoint.ts'
import { importEconomy } from './import-economy.ts'
import { economyLimits } from './import-outcome.ts'

/** `?replace=yes` confirms that existing values are replaced. */
export const economyImport = createCsvImport({
  maxBytes: economyLimits.bytes,
  statuses: { imported: 200, exists: 409, invalid: 422, tooManyRows: 413 },
  importFile: (req, body) => importEconomy(req, body, req.query.replace === 'yes'),
})
