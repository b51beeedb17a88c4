import { createZip } from './zip-file.fixture.ts'

/** A cell of a test workbook; a day is a number with the style of days. */
type WorkbookCell = string | number | { readonly day: string } | null

type WorkbookRows = readonly (readonly WorkbookCell[] | null)[]

/** A workbook of one sheet with these rows, as spreadsheets write it; null: no row. */
export function workbook(rows: WorkbookRows, names: { sheet?: string; hiddenSheet?: string } = {}): Buffer {
  return zippedParts(workbookParts(rows, names))
}

export function zippedParts(parts: Readonly<Record<string, string>>): Buffer {
  return createZip(...Object.entries(parts).map(([name, content]) => ({ name, content })))
}

export function workbookParts(rows: WorkbookRows, { sheet = 'Sheet1', hiddenSheet = '' } = {}) {
  const strings: string[] = []
  const cellXml = (cell: WorkbookCell, reference: string) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
    if (typeof cell === 'object') {
      const serial = (Date.parse(cell.day) - Date.UTC(1899, 11, 30)) / 86_400_000
      return `<c r="${reference}" s="1"><v>${serial}</v></c>`
    }
    strings.push(`<si><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`)
    return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`
  }
  const rowXml = (cells: readonly WorkbookCell[] | null, index: number) =>
    cells === null
      ? ''
      : `<row r="${index + 1}">${cells.map((cell, place) => cellXml(cell, `${columnName(place)}${index + 1}`)).join('')}</row>`
  const sheetXml = `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
  const hidden = hiddenSheet && `<sheet r:id="rId2" sheetId="2" name="${hiddenSheet}" state="hidden"/>`
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="urn:r"><sheets>${hidden}<sheet r:id="rId1" sheetId="1" name="${sheet}"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetXml,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  }
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

function columnName(place: number): string {
  const first = Math.floor(place / 26)
  return (first === 0 ? '' : String.fromCharCode(64 + first)) + String.fromCharCode(65 + (place % 26))
}
