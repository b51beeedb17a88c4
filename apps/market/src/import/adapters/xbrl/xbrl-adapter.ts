import { readFile, stat } from 'node:fs/promises'
import { type Adapter, type SourceFile, UnreadableFile } from '#market/import/reading/adapter.ts'
import { isZip, readZipEntries, zipEntryNames } from '../zip-entries.ts'
import { parseInstance } from './parse-instance.ts'
import { readFiling } from './read-filing.ts'

/** The largest filings have a few megabytes. */
const maxBytes = 64 * 1024 * 1024
const instanceName = /\.xbrl$/i
const rootElement = /<([\w-]+:)?xbrl[\s>]/

/** Financial statements as issuers file them with the exchange: `instance.zip`, or the `instance.xbrl` in it. */
export const xbrlAdapter: Adapter = {
  kind: 'xbrl-filing',
  description: 'XBRL filing of financial statements',
  tables: ['statements'],
  async recognizes(file) {
    const head = file.head.toString('latin1')
    if (!isZip(file)) return rootElement.test(head)
    // Names of entries are not compressed; those of a file that was cut are in its beginning only.
    return head.includes('.xbrl') || (await zipEntryNames(file.path).catch(() => [])).some(isInstance)
  },
  async *read(file, notes) {
    const { ticker, layout, currency, fiscalYearEnd, audit, statements } = readFiling(
      parseInstance(await instanceText(file)),
    )
    for (const { end, months, isCurrent, lines } of statements) {
      if (isCurrent)
        notes.note(`${ticker}, ${months} months to ${end}, in ${currency}, ${audit ?? 'audit not stated'}`)
      for (const { item, value, line } of lines) {
        yield {
          table: 'statements',
          line,
          cells: {
            ticker,
            period_end: end,
            months: String(months),
            item,
            value,
            // A filing does not say whether the comparative figures are those of the earlier filing.
            restated: isCurrent ? 'no' : '',
            layout,
            currency,
            fiscal_year_end: String(fiscalYearEnd),
          },
        }
      }
    }
  },
}

function isInstance(name: string): boolean {
  return instanceName.test(name)
}

async function instanceText(file: SourceFile): Promise<string> {
  const bytes = isZip(file) ? await instanceOfZip(file.path) : await smallFile(file.path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UnreadableFile('is not UTF-8 text')
  }
}

async function instanceOfZip(path: string): Promise<Buffer> {
  const [instance, ...others] = (await readZipEntries(path, isInstance)).values()
  if (instance === undefined) throw new UnreadableFile('has no .xbrl file')
  if (others.length > 0) throw new UnreadableFile('has several .xbrl files')
  return instance
}

async function smallFile(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > maxBytes) throw new UnreadableFile(`has more than ${maxBytes / 1024 / 1024} MB`)
  return readFile(path)
}
