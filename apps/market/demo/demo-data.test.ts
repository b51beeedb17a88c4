import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import closingPrices from './closing-prices.json' with { type: 'json' }
import { companies } from './companies.ts'
import { pricePathOf } from './price-paths.ts'
import { demoTables } from './tables.ts'

// The format rules are checked by every import.
describe('the demo data', () => {
  it('is the same in another process, time zone and language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'market-demo-'))
    const generator = fileURLToPath(new URL('generate.ts', import.meta.url))
    const env = { ...process.env, TZ: 'America/New_York', LANG: 'de_DE.UTF-8' }
    execFileSync(process.execPath, [generator, folder], { env })
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const here = Object.entries(demoTables()).map(([name, text]) => [name, hash(text)])
    const there = here.map(([name = '']) => [name, hash(readFileSync(join(folder, name), 'utf8'))])
    rmSync(folder, { recursive: true })
    expect(there).toEqual(here)
  })
})

describe('prices', () => {
  it('end with the closing prices of the profiles', () => {
    const closes = Object.fromEntries(
      companies.map((company) => [company.ticker, pricePathOf(company).days.at(-1)?.close]),
    )
    expect(closes).toEqual(closingPrices)
  })
})
