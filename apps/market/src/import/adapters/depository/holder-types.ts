import { type HolderType, holderTypes as types } from '@site/contracts/market/company.ts'
import {
  type Adapter,
  type ReadFacts,
  type ReadNotes,
  type SourceFile,
  type TableName,
  type TableRecord,
  UnreadableFile,
} from '#market/import/reading/adapter.ts'
import { decodedText, EncodingError } from '#market/import/reading/decode.ts'
import { isShareClass } from '#market/import/reading/share-class.ts'
import { plainDay, plainNumber } from '../source-values.ts'
import { isZip, readZipEntries, zipEntryNames } from '../zip-entries.ts'

/** Investor types of the central depository; columns are named `Local IS` and `Foreign IS`. */
const columnOfType: Readonly<Record<HolderType['type'], string>> = {
  insurance: 'IS',
  corporate: 'CP',
  pensionFund: 'PF',
  financialInstitution: 'IB',
  individual: 'ID',
  mutualFund: 'MF',
  securitiesCompany: 'SC',
  foundation: 'FD',
  other: 'OT',
}

/** `30-NOV-2026` or, in other months, `10/31/2026`. */
const dayFormats = ['D-MMM-YYYY', 'M/D/YYYY']

const maxRowLength = 10_000

export const holderTypes: Adapter = {
  kind: 'holder-types',
  description: 'monthly holders by type of the central depository (KSEI, Balancepos)',
  tables: ['holder-types'],
  async recognizes(file) {
    if (!isZip(file)) return /^\uFEFF?Date\|Code\|Type\|.*\|Local ID\|/.test(file.head.toString('utf8'))
    return (await zipEntryNames(file.path).catch(() => [])).some(isBalance)
  },
  read: readHolderTypes,
}

/** The depository publishes `BalanceposEfek20261130.zip`, which has one text file. */
function isBalance(name: string): boolean {
  return /^Balancepos.*\.txt$/i.test(name)
}

/** One record for each type of holder of a share; other instruments are skipped. */
async function* readHolderTypes(
  file: SourceFile,
  notes: ReadNotes,
  _: TableName,
  { companies }: ReadFacts,
): AsyncGenerator<TableRecord> {
  let header: Header | null = null
  let line = 0
  for await (const text of readLines(file)) {
    line += 1
    const cells = text.split('|').map((cell) => cell.trim())
    if (header === null) {
      header = parseHeader(cells)
      continue
    }
    if (text.trim() === '') continue
    const kind = cells[header.kind] ?? ''
    const ticker = cells[header.ticker] ?? ''
    if (cells.length !== header.count) {
      notes.badRow(line, `the row has ${cells.length} cells, the header has ${header.count}`)
    } else if (kind !== 'EQUITY') {
      notes.skipped(kind.toLowerCase())
    } else if (isShareClass({ ticker, name: '' }, companies)) {
      notes.skipped('share classes')
    } else {
      for (const { type, local, foreign } of header.types) {
        yield {
          table: 'holder-types',
          line,
          cells: {
            ticker,
            as_of: plainDay(cells[header.date] ?? '', dayFormats),
            type,
            local: plainNumber(cells[local] ?? '', 'english'),
            foreign: plainNumber(cells[foreign] ?? '', 'english'),
          },
        }
      }
    }
  }
}

type Header = ReturnType<typeof parseHeader>

/** By names and not by places, because two columns are named `Total`. */
function parseHeader(cells: readonly string[]) {
  const findColumn = (name: string) => {
    const place = cells.indexOf(name)
    if (place < 0) throw new UnreadableFile('is missing from the header', 1, name)
    return place
  }
  return {
    count: cells.length,
    date: findColumn('Date'),
    ticker: findColumn('Code'),
    kind: findColumn('Type'),
    types: types.map((type) => ({
      type,
      local: findColumn(`Local ${columnOfType[type]}`),
      foreign: findColumn(`Foreign ${columnOfType[type]}`),
    })),
  }
}

/** Without CSV rules, because names of securities may have quotation marks. */
async function* readLines(file: SourceFile): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of isZip(file) ? zippedText(file) : decodedText(file.path)) {
      const parts = (rest + chunk).split(/\r?\n/)
      rest = parts.pop() ?? ''
      if (rest.length > maxRowLength) {
        throw new UnreadableFile(`has a row of more than ${maxRowLength} characters`)
      }
      yield* parts
    }
  } catch (error) {
    if (error instanceof EncodingError) throw new UnreadableFile(error.message, error.line)
    throw error
  }
  if (rest !== '') yield rest
}

async function* zippedText({ path }: SourceFile): AsyncGenerator<string> {
  for (const content of (await readZipEntries(path, isBalance)).values()) yield content.toString('utf8')
}
