import { describe, expect, it } from 'vitest'
import { withFiles } from './adapter-records.fixture.ts'
import type { SourceRow } from './source-values.ts'
import { workbook, workbookParts, zippedParts } from './workbook.fixture.ts'
import { isWorkbook, workbookRows } from './workbook-rows.ts'
import { createZip } from './zip-file.fixture.ts'

async function readRows(content: Uint8Array, sheet?: string): Promise<SourceRow[]> {
  return withFiles({ 'harga.xlsx': content }, async ([file]) => {
    const rows: SourceRow[] = []
    for await (const row of workbookRows(file, sheet)) rows.push(row)
    return rows
  })
}

/** A workbook with this XML in place of a part. */
function withPart(part: string, xml: string): Uint8Array {
  return zippedParts({ ...workbookParts([['Kode']]), [part]: xml })
}

describe('workbookRows', () => {
  it('returns texts, numbers and days with their rows', async () => {
    const rows = [['Harga & volume'], null, ['BQNS', 4120, null, { day: '2026-11-20' }, 564.4]]
    expect(await readRows(workbook(rows))).toEqual([
      { line: 1, cells: ['Harga & volume'] },
      { line: 3, cells: ['BQNS', 4120, '', '2026-11-20', 564.4] },
    ])
  })

  it('returns the first visible sheet, or the named one', async () => {
    const book = workbook([['Kode']], { sheet: 'Harga', hiddenSheet: 'Lama' })
    expect(await readRows(book)).toEqual([{ line: 1, cells: ['Kode'] }])
    expect(await readRows(book, 'Harga')).toEqual([{ line: 1, cells: ['Kode'] }])
    await expect(readRows(book, 'Kurs')).rejects.toThrow('has no sheet "Kurs", but "Lama", "Harga"')
  })

  it('reads texts in the cells, formatted texts, and other programs’ prefixes', async () => {
    const sheet = `<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row>
      <x:c t="inlineStr"><x:is><x:t>Kode</x:t></x:is></x:c><x:c t="str"><x:v>BQNS</x:v></x:c><x:c t="s"><x:v>0</x:v></x:c>
      </x:row></x:sheetData></x:worksheet>`
    const strings = '<sst><si><r><t>Bank </t></r><r><t>Quantara</t></r><rPh><t>x</t></rPh></si></sst>'
    const book = zippedParts({
      ...workbookParts([]),
      'xl/worksheets/sheet1.xml': sheet,
      'xl/sharedStrings.xml': strings,
    })
    expect(await readRows(book)).toEqual([{ line: 1, cells: ['Kode', 'BQNS', 'Bank Quantara'] }])
  })

  it('takes numbers with a custom format of days for days, but not those with colors', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-421]dd mmm yyyy"/>
      <numFmt numFmtId="165" formatCode="#,##0;[Red]-#,##0"/></numFmts>
      <cellXfs><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`
    const sheet = `<worksheet><sheetData><row><c s="0"><v>46346</v></c><c s="1"><v>46346</v></c></row></sheetData></worksheet>`
    const book = zippedParts({
      ...workbookParts([]),
      'xl/styles.xml': styles,
      'xl/worksheets/sheet1.xml': sheet,
    })
    expect(await readRows(book)).toEqual([{ line: 1, cells: ['2026-11-20', 46346] }])
  })

  it.each([
    {
      name: 'XML that ends early',
      content: withPart('xl/worksheets/sheet1.xml', '<worksheet><sheetData><row>'),
      message: 'is a damaged workbook',
    },
    {
      name: 'an entity bomb',
      content: withPart(
        'xl/sharedStrings.xml',
        '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>',
      ),
      message: 'is a damaged workbook',
    },
    {
      name: 'a ZIP file with a password',
      content: createZip({ name: 'xl/workbook.xml', content: '<workbook/>', isEncrypted: true }),
      message: 'is protected with a password',
    },
    {
      name: 'a cell beyond the last column',
      content: withPart(
        'xl/worksheets/sheet1.xml',
        '<worksheet><sheetData><row><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>',
      ),
      message: 'no sheet has a cell ZZZ1',
    },
  ])('rejects $name', async ({ content, message }) => {
    await expect(readRows(content)).rejects.toThrow(message)
  })
})

it.each([
  { name: 'harga.xls', content: workbook([]), expected: true },
  { name: 'instance.zip', content: createZip({ name: 'instance.xbrl', content: '' }), expected: false },
  { name: 'harga.xlsx', content: 'Kode;Harga', expected: false },
])('isWorkbook returns $expected for the content of $name', async ({ name, content, expected }) => {
  expect(await withFiles({ [name]: content }, ([file]) => isWorkbook(file))).toBe(expected)
})
