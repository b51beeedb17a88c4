import { type HolderType, holderTypes as types } from '@site/contracts/market/company.ts'
import { decodedText, EncodingError } from '../decode.ts'
import { type Adapter, type ReadNotes, type SourceFile, type TableRecord, UnreadableFile } from './adapter.ts'

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

const maxRowLength = 10_000

export const holderTypes: Adapter = {
  kind: 'holder-types',
  description: 'monthly holders by type of the central depository (KSEI, Balancepos)',
  tables: ['holder-types'],
  recognizes: ({ head }) => /^\uFEFF?Date\|Code\|Type\|.*\|Local ID\|/.test(head.toString('utf8')),
  read: readHolderTypes,
}

/** One record for each type of holder of a share; other instruments are skipped. */
async function* readHolderTypes(file: SourceFile, notes: ReadNotes): AsyncGenerator<TableRecord> {
  let header: Header | null = null
  let line = 0
  for await (const text of linesOf(file.path)) {
    line += 1
    const cells = text.split('|').map((cell) => cell.trim())
    if (header === null) {
      header = headerOf(cells)
      continue
    }
    if (text.trim() === '') continue
    const kind = cells[header.kind] ?? ''
    if (cells.length !== header.count) {
      notes.badRow(line, `the row has ${cells.length} cells, the header has ${header.count}`)
    } else if (kind !== 'EQUITY') {
      notes.skipped(kind.toLowerCase())
    } else {
      for (const { type, local, foreign } of header.types) {
        yield {
          table: 'holder-types',
          line,
          cells: {
            ticker: cells[header.ticker] ?? '',
            as_of: dayOf(cells[header.date] ?? ''),
            type,
            local: withoutSeparators(cells[local]),
            foreign: withoutSeparators(cells[foreign]),
          },
        }
      }
    }
  }
}

type Header = ReturnType<typeof headerOf>

/** By names and not by places, because two columns are named `Total`. */
function headerOf(cells: readonly string[]) {
  const placeOf = (name: string) => {
    const place = cells.indexOf(name)
    if (place < 0) throw new UnreadableFile('is missing from the header', 1, name)
    return place
  }
  return {
    count: cells.length,
    date: placeOf('Date'),
    ticker: placeOf('Code'),
    kind: placeOf('Type'),
    types: types.map((type) => ({
      type,
      local: placeOf(`Local ${columnOfType[type]}`),
      foreign: placeOf(`Foreign ${columnOfType[type]}`),
    })),
  }
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** `30-NOV-2026` or, in other months, `10/31/2026`. Anything else stays, for the message about the cell. */
function dayOf(written: string): string {
  const [, day, name, year] = /^(\d{1,2})-([A-Z]{3})-(\d{4})$/.exec(written.toUpperCase()) ?? []
  if (day !== undefined && name !== undefined && months.includes(name)) {
    return `${year}-${twoDigits(months.indexOf(name) + 1)}-${twoDigits(day)}`
  }
  const [, month, date, yearAfter] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? []
  return month === undefined || date === undefined
    ? written
    : `${yearAfter}-${twoDigits(month)}-${twoDigits(date)}`
}

function twoDigits(value: string | number): string {
  return String(value).padStart(2, '0')
}

function withoutSeparators(count = ''): string {
  return /^\d{1,3}(,\d{3})+$/.test(count) ? count.replaceAll(',', '') : count
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of decodedText(path)) {
      const parts = (rest + chunk).split(/\r?\n/)
      rest = parts.pop() ?? ''
      if (rest.length > maxRowLength)
        throw new UnreadableFile(`has a row of more than ${maxRowLength} characters`)
      yield* parts
    }
  } catch (error) {
    if (error instanceof EncodingError) throw new UnreadableFile(error.message, error.line)
    throw error
  }
  if (rest !== '') yield rest
}
