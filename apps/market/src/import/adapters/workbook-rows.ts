import { SaxesParser } from 'saxes'
import { type SourceFile, UnreadableFile } from '#market/import/reading/adapter.ts'
import type { SourceCell, SourceRow } from './source-values.ts'
import { readZipEntries } from './zip-entries.ts'

/** The container of old .xls workbooks, and of .xlsx workbooks with a password. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const zipFile = Buffer.from('PK\u0003\u0004', 'latin1')
const maxColumns = 16_384
/** A greater number with the style of days is none. */
const daysUntil10000 = 2_958_466
const chunkBytes = 256 * 1024

/** Whether a file is a workbook, perhaps one that cannot be read or has another name. */
export function isWorkbook({ name, head }: SourceFile): boolean {
  const isZip = startsWith(head, zipFile)
  return (
    startsWith(head, compoundFile) ||
    (isZip && (/\.xls[xm]$/i.test(name) || head.includes('xl/workbook.xml')))
  )
}

function startsWith(head: Buffer, mark: Buffer): boolean {
  return head.subarray(0, mark.length).equals(mark)
}

/**
 * Streams the rows of a sheet, by default the first visible one, with what stands above the header. Days are texts such
 * as `2026-11-20`; of merged cells, only the first has a value. Throws UnreadableFile.
 */
export async function* workbookRows(file: SourceFile, sheet?: string): AsyncGenerator<SourceRow> {
  if (startsWith(file.head, compoundFile)) {
    throw new UnreadableFile(
      'is protected by a password or an old .xls workbook: save it as .xlsx without a password',
    )
  }
  const entries = await readZipEntries(file.path, (name) => /^xl\/.*\.(xml|rels)$/.test(name))
  try {
    yield* sheetRows(entries, sheet)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(`is a damaged workbook: ${String(error)}`)
  }
}

interface Tag {
  /** Without the namespace prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

interface Handlers {
  open?(tag: Tag): void
  text?(text: string): void
  close?(name: string): void
}

/** Parses XML piece by piece; `yield` between the pieces lets the caller use what the handlers have collected. */
function* parsed(xml: Buffer | undefined, { open, text, close }: Handlers): Generator<void> {
  if (xml === undefined) return
  const parser = new SaxesParser()
  const localName = (name: string) => name.slice(name.indexOf(':') + 1)
  if (open) parser.on('opentag', ({ name, attributes }) => open({ name: localName(name), attributes }))
  if (text) parser.on('text', text)
  if (close) parser.on('closetag', ({ name }) => close(localName(name)))
  const decoder = new TextDecoder()
  for (let start = 0; start < xml.length; start += chunkBytes) {
    parser.write(decoder.decode(xml.subarray(start, start + chunkBytes), { stream: true }))
    yield
  }
  parser.write(decoder.decode()).close()
  yield
}

function parseAll(xml: Buffer | undefined, handlers: Handlers): void {
  for (const _ of parsed(xml, handlers));
}

function* sheetRows(entries: ReadonlyMap<string, Buffer>, sheet: string | undefined): Generator<SourceRow> {
  const { path, is1904 } = foundSheet(entries, sheet)
  const strings = sharedStrings(entries.get('xl/sharedStrings.xml'))
  const dateStyles = stylesOfDates(entries.get('xl/styles.xml'))
  let rows: SourceRow[] = []
  let line = 0
  let cells: SourceCell[] = []
  let place = -1
  let attributes: Tag['attributes'] = {}
  let value = ''
  let isInValue = false
  const parts = parsed(entries.get(path), {
    open(tag) {
      if (tag.name === 'row') {
        line = Number(tag.attributes.r ?? line + 1)
        cells = []
        place = -1
      } else if (tag.name === 'c') {
        place = parseColumn(tag.attributes.r) ?? place + 1
        attributes = tag.attributes
        value = ''
      }
      isInValue = tag.name === 'v' || tag.name === 't'
    },
    text(text) {
      if (isInValue) value += text
    },
    close(name) {
      isInValue = false
      if (name === 'c') {
        while (cells.length < place) cells.push('')
        cells[place] = parseCell(value, attributes, { strings, dateStyles, is1904 })
      } else if (name === 'row') rows.push({ line, cells })
    },
  })
  for (const _ of parts) {
    yield* rows
    rows = []
  }
}

interface WorkbookParts {
  readonly strings: readonly string[]
  readonly dateStyles: ReadonlySet<string>
  readonly is1904: boolean
}

function parseCell(
  value: string,
  { t: type, s: style = '' }: Tag['attributes'],
  { strings, dateStyles, is1904 }: WorkbookParts,
): SourceCell {
  if (type === 's') return strings[Number(value)] ?? ''
  if ((type !== undefined && type !== 'n') || value === '') return value
  const number = Number(value)
  return dateStyles.has(style) && number >= 1 && number < daysUntil10000
    ? dayOfSerial(number, is1904)
    : number
}

/** Workbooks count days from December 30, 1899, some of old Macs from January 1, 1904. */
function dayOfSerial(serial: number, is1904: boolean): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  return new Date(start + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
}

/** The column of a cell such as `AB12`, from 0. */
function parseColumn(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  const place = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  if (place >= maxColumns) throw new UnreadableFile(`is a damaged workbook: no sheet has a cell ${reference}`)
  return place
}

function foundSheet(
  entries: ReadonlyMap<string, Buffer>,
  wanted: string | undefined,
): { path: string; is1904: boolean } {
  const targets = new Map<string, string>()
  parseAll(entries.get('xl/_rels/workbook.xml.rels'), {
    open: ({ attributes: { Id = '', Target = '' } }) => targets.set(Id, Target),
  })
  const sheets: { name: string; id: string; isVisible: boolean }[] = []
  let is1904 = false
  parseAll(entries.get('xl/workbook.xml'), {
    open({ name, attributes }) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1] ?? ''
      sheets.push({
        name: attributes.name ?? '',
        id,
        isVisible: (attributes.state ?? 'visible') === 'visible',
      })
    },
  })
  const sheet = sheets.find(({ name, isVisible }) => (wanted === undefined ? isVisible : name === wanted))
  if (sheet === undefined) {
    const names = sheets.map(({ name }) => `"${name}"`).join(', ')
    throw new UnreadableFile(
      wanted === undefined ? 'has no visible sheet' : `has no sheet "${wanted}", but ${names}`,
    )
  }
  const target = targets.get(sheet.id) ?? ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!entries.has(path)) throw new UnreadableFile(`is a damaged workbook: sheet "${sheet.name}" is missing`)
  return { path, is1904 }
}

/** Texts are stored once for all sheets, in pieces if they are formatted; pronunciations (rPh) are no part of them. */
function sharedStrings(xml: Buffer | undefined): string[] {
  const strings: string[] = []
  let text = ''
  let isInText = false
  let isInPronunciation = false
  parseAll(xml, {
    open({ name }) {
      if (name === 'si') text = ''
      if (name === 'rPh') isInPronunciation = true
      isInText = name === 't'
    },
    text(piece) {
      if (isInText && !isInPronunciation) text += piece
    },
    close(name) {
      isInText = false
      if (name === 'rPh') isInPronunciation = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}

/** Built-in formats of days, and of days with a time. */
const dateFormats = new Set(
  [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map(String),
)

/** The styles (`s` of a cell) that show a number as a day. */
function stylesOfDates(xml: Buffer | undefined): ReadonlySet<string> {
  const formats = new Set(dateFormats)
  const styles = new Set<string>()
  let isInCellStyles = false
  let style = 0
  parseAll(xml, {
    open({ name, attributes: { numFmtId = '', formatCode = '' } }) {
      // Without quoted texts, escaped signs, colors and locales.
      const code = formatCode.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
      if (name === 'numFmt' && /[dy]/i.test(code)) formats.add(numFmtId)
      if (name === 'cellXfs') isInCellStyles = true
      if (name !== 'xf' || !isInCellStyles) return
      if (formats.has(numFmtId)) styles.add(String(style))
      style += 1
    },
    close(name) {
      if (name === 'cellXfs') isInCellStyles = false
    },
  })
  return styles
}
