import { describe, expect, it } from 'vitest'
import { readAll, readText, recognizesText, withFiles } from '../adapter-records.fixture.ts'
import { createZip } from '../zip-file.fixture.ts'
import { holderTypes } from './holder-types.ts'

const types = ['IS', 'CP', 'PF', 'IB', 'ID', 'MF', 'SC', 'FD', 'OT']
const header = [
  'Date|Code|Type|Sec. Num|Price',
  ...types.map((type) => `Local ${type}`),
  'Total',
  ...types.map((type) => `Foreign ${type}`),
  'Total',
].join('|')
const counts = '1|2|3|4|5|6|7|8|9|45|11|12|13|14|15|16|17|18|19|135'
const row = (date: string, ticker: string, kind: string) => `${date}|${ticker}|${kind}|1000|4120|${counts}`
const readFile = async (content: string | Uint8Array) => {
  const { cells, ...others } = await readText(holderTypes, content)
  return { records: cells['holder-types'] ?? [], ...others }
}
const read = (...rows: readonly string[]) => readFile([header, ...rows].join('\r\n'))

describe('a list of holders by type', () => {
  it('has a record for each type, with local and foreign holders', async () => {
    const { records } = await read(row('30-NOV-2026', 'BQNS', 'EQUITY'))
    const of = { ticker: 'BQNS', as_of: '2026-11-30' }
    expect(records).toEqual([
      { ...of, type: 'insurance', local: '1', foreign: '11' },
      { ...of, type: 'corporate', local: '2', foreign: '12' },
      { ...of, type: 'pensionFund', local: '3', foreign: '13' },
      { ...of, type: 'financialInstitution', local: '4', foreign: '14' },
      { ...of, type: 'individual', local: '5', foreign: '15' },
      { ...of, type: 'mutualFund', local: '6', foreign: '16' },
      { ...of, type: 'securitiesCompany', local: '7', foreign: '17' },
      { ...of, type: 'foundation', local: '8', foreign: '18' },
      { ...of, type: 'other', local: '9', foreign: '19' },
    ])
  })

  it.each([
    { written: '1/5/2026', expected: '2026-01-05' },
    { written: '2026', expected: '2026' },
  ])('of $written is of $expected', async ({ written, expected }) => {
    const { records } = await read(row(written, 'BQNS', 'EQUITY'))
    expect(records[0]?.as_of).toBe(expected)
  })

  it('may have thousands separators', async () => {
    const { records } = await read(row('30-NOV-2026', 'BQNS', 'EQUITY').replace('|1|2|', '|65,013,727|2|'))
    expect(records[0]?.local).toBe('65013727')
  })

  it('skips and counts classes of the shares of companies', async () => {
    const text = [header, row('30-NOV-2026', 'BQNSM', 'EQUITY'), row('30-NOV-2026', 'GDVNM', 'EQUITY')]
    const { cells, skipped } = await withFiles({ list: text.join('\n') }, ([file]) =>
      readAll(holderTypes, file, 'holder-types', new Set(['BQNS'])),
    )
    expect(new Set(cells['holder-types']?.map(({ ticker }) => ticker))).toEqual(new Set(['GDVNM']))
    expect(skipped).toEqual(['share classes'])
  })

  it('skips and counts other instruments', async () => {
    const bond = row('30-NOV-2026', 'OBLIX01', 'CORPORATE BOND')
    const { records, skipped } = await read(bond, row('30-NOV-2026', 'BQNS-W', 'WARRANT'), '')
    expect(records).toEqual([])
    expect(skipped).toEqual(['corporate bond', 'warrant'])
  })

  it('reports a row that was cut off', async () => {
    const { badRows } = await read(row('30-NOV-2026', 'BQNS', 'EQUITY'), '30-NOV-2026|GDVN|EQUITY|1000|41')
    expect(badRows).toEqual(['line 3: the row has 5 cells, the header has 25'])
  })

  it('without a type of holder is unreadable', async () => {
    const without = header.replace('Foreign OT', 'Foreign')
    await expect(readFile(without)).rejects.toMatchObject({
      line: 1,
      column: 'Foreign OT',
      message: 'is missing from the header',
    })
  })

  it('with a row of many megabytes is unreadable', async () => {
    await expect(read('x'.repeat(1_000_000))).rejects.toThrow('has a row of more than 10000 characters')
  })

  it('may be in the ZIP file that the depository publishes', async () => {
    const text = [header, row('30-NOV-2026', 'BQNS', 'EQUITY')].join('\n')
    const file = createZip({ name: 'Balancepos20261130.txt', content: text })
    expect(await recognizesText(holderTypes, file)).toBe(true)
    expect((await readFile(file)).records).toHaveLength(types.length)
  })

  it.each([
    { name: 'its header', content: `${header}\n`, expected: true },
    { name: 'other columns', content: 'Date|Code|Price\n', expected: false },
    { name: 'another ZIP file', content: createZip({ name: 'instance.xbrl', content: '' }), expected: false },
    { name: 'a ZIP file that was cut off', content: 'PK', expected: false },
  ])('with $name is recognized: $expected', async ({ content, expected }) => {
    expect(await recognizesText(holderTypes, content)).toBe(expected)
  })
})
