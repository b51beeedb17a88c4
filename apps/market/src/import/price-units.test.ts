import { beforeEach, describe, expect, it } from 'vitest'
import { createFile, useImports } from './import-files.fixture.ts'

const imports = useImports()
beforeEach(() => imports.clear('prices'))

const header = 'ticker,date,high,low,close,volume,value'

async function deliver(row: string) {
  const findings = await imports.listFindings(createFile('prices.csv', header, row))
  return { findings, stored: await imports.runSql('select close, volume from prices') }
}

describe('value ÷ volume', () => {
  it.each([
    ['between low and high', 'BQNS,2026-03-02,4130,4030,4120,83222200,342875464000'],
    ['a tick above high', 'BQNS,2026-03-02,4130,4130,4130,1000,4139000'],
    ['unknown', 'BQNS,2026-03-02,4130,4030,4120,83222200,'],
  ])('%s is right', async (_, row) => {
    expect((await deliver(row)).findings).toEqual([])
  })

  it('outside low and high is reported', async () => {
    expect(await deliver('BQNS,2026-03-02,4130,4030,4120,1000,5000000')).toEqual({
      findings: [
        'unusual: prices.csv, BQNS, line 2, column value: value ÷ volume is 5,000, outside low 4,030 and high 4,130',
      ],
      stored: [[4120, 1000]],
    })
  })

  it('leaves out a row with lots instead of shares', async () => {
    expect(await deliver('BQNS,2026-03-02,4130,4030,4120,832222,342875464000')).toEqual({
      findings: [
        'impossible: prices.csv, BQNS, line 2, column volume: is in lots: value ÷ volume is 412,000, outside low 4,030 and high 4,130; deliver shares',
      ],
      stored: [],
    })
  })

  it.each([
    ['thousands of rupiah', '4100000', '4.1'],
    ['lots of 500 shares', '2050000000000', '2,050,000'],
  ])('leaves out a row with %s', async (_, value, average) => {
    const { findings, stored } = await deliver(`BQNS,2026-03-02,4130,4030,4120,1000000,${value}`)
    expect(findings).toEqual([
      `impossible: prices.csv, BQNS, line 2, column volume: is in another unit than value: value ÷ volume is ${average}, outside low 4,030 and high 4,130; deliver shares and rupiah`,
    ])
    expect(stored).toEqual([])
  })
})

describe('a whole number', () => {
  it('may have a decimal point and zeros', async () => {
    expect(await deliver('BQNS,2026-03-02,9550.0,9550.00,9550.0,100.0,955000.0')).toEqual({
      findings: [],
      stored: [[9550, 100]],
    })
  })

  it.each(['1.000', '9550.5', '9550.'])('is not %s', async (cell) => {
    const { findings } = await deliver(`BQNS,2026-03-02,9550,9550,9550,${cell},`)
    expect(findings).toEqual([
      `impossible: prices.csv, BQNS, line 2, column volume: "${cell}" is not a whole number (no thousands separators)`,
    ])
  })
})
