import { type EconomySeries, economySeries } from '@site/contracts/content/economy.ts'
import { plainCharacters } from '@site/contracts/typed-text.ts'
import { isPast } from '#cms/base/fields/past-day.ts'
import { isDay, parseNumber } from '#cms/services/csv/read-cells.ts'
import { type ReadResult, readCsv } from '#cms/services/csv/read-csv.ts'
import { findValueError, readPeriod } from './economy-rules.ts'
import { type EconomyColumn, type EconomyError, economyColumns, economyLimits } from './import-outcome.ts'

export interface EconomyRow {
  readonly line: number
  readonly series: EconomySeries
  readonly value: number
  readonly reference: string
  readonly published: string
  readonly source: string
  readonly nextDate: string | null
}

/** The rows of the file, and every error with its line. */
export async function readEconomy(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReadResult<EconomyColumn, EconomyError> & { readable: EconomyRow[] }> {
  const readable: EconomyRow[] = []
  const periods = new Set<string>()
  const result = await readCsv<EconomyColumn, EconomyError>(bytes, {
    columns: economyColumns,
    limits: economyLimits,
    onRow: (cell, { line, report }) => {
      const series = economySeries.find((one) => one === plainCharacters(cell('series')))
      const value = parseNumber(cell('value'))
      const text = (column: EconomyColumn) => plainCharacters(cell(column))
      const [reference, published, next] = [text('reference'), text('published'), text('next_date')]
      const source = cell('source').trim()
      if (series === undefined) report('series', 'series')
      if (value === null) report('value', 'number')
      else if (findValueError(series ?? null, value) !== null) report('value', 'value')
      if (!isDay(reference)) report('reference', 'day')
      if (!isDay(published)) report('published', 'day')
      else if (!isPast(published)) report('published', 'future')
      if (next !== '' && !isDay(next)) report('next_date', 'day')
      else if (next !== '' && next < published) report('next_date', 'next')
      if (source === '' || source.length > maxSource) report('source', 'source')
      if (series === undefined || value === null || !isDay(reference)) return
      const period = readPeriod(series, reference)
      if (periods.has(period)) report('reference', 'twice')
      periods.add(period)
      readable.push({ line, series, value, reference, published, source, nextDate: next || null })
    },
  })
  return { ...result, readable }
}

const maxSource = 200
