import { describe, expect, it } from 'vitest'
import { toCsv } from '#app/data/csv.server.ts'
import { toolFilePath } from '#app/i18n/endpoints/tool-files.ts'
import { loadToolFile } from '../files/tool-file.server.ts'
import { siteIn } from '../market-tools.fixture.ts'

function load(query: string, locale: 'id' | 'en' = 'id') {
  const path = toolFilePath('investmentCalculator', locale, 'table')
  return loadToolFile(new URL(`https://site.example${path}?${query}`), siteIn(locale))
}

const plan = 'calculator=growth&initialInvestment=25000000&expectedReturn=6.25&duration=5'

describe('the file of a plan', () => {
  it('has one row per year', async () => {
    const { table, name } = await load(`${plan}&strategy=lumpSum`)
    expect(name).toBe('rencana-pertumbuhan-sekaligus')
    expect(toCsv(table?.rows ?? []).split('\r\n')[4]).toMatch(/^5,25000000,8852029,33852029,\d+$/)
  })

  it.each([
    { query: 'calculator=target&strategy=mixture', locale: 'id', name: 'rencana-target-dana-kombinasi' },
    { query: 'calculator=target&strategy=mixture', locale: 'en', name: 'plan-target-fund-mixture' },
    { query: 'calculator=pensionCheck', locale: 'id', name: 'rencana-cek-rencana-pensiun-berkala' },
    { query: 'calculator=pension&strategy=lumpSum', locale: 'en', name: 'plan-pension-fund-lump-sum' },
  ] as const)('has the name $name for $query in $locale', async ({ query, locale, name }) => {
    expect((await load(query, locale)).name).toBe(name)
  })

  it('is the same for other spellings of a choice', async () => {
    expect(await load(`${plan}&strategy=lump-sum`)).toEqual(await load(`${plan}&strategy=lumpSum`))
  })

  it('names the field of each error, and choices that do not exist', async () => {
    const { table, error } = await load('calculator=loan&targetFund=&duration=41&expectedReturn=5', 'en')
    expect(table).toBeNull()
    expect(error.split('\n')).toEqual([
      'There is no such calculator. Shown instead: Target fund.',
      'Target fund: Required',
      'Duration (years) cannot be more than 40',
    ])
  })
})
