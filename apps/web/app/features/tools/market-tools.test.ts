import { describe, expect, it } from 'vitest'
import { listToolFiles, toolFilePath } from '#app/i18n/endpoints/tool-files.ts'
import { locales } from '#app/i18n/locales.ts'
import { allTools } from './all-tools.server.ts'
import { bondTool } from './bond/bond-tool.ts'
import { corporateActionTool } from './corporate-action/corporate-action-tool.ts'
import { loadToolFile } from './files/tool-file.server.ts'
import { open, siteIn } from './market-tools.fixture.ts'
import { orderLimitsTool } from './order-limits/order-limits-tool.ts'

const all = await Promise.all(Object.values(allTools).map((load) => load()))
const everyMode = all.flatMap((tool) =>
  tool.modes.flatMap((mode) =>
    locales.map((locale) => ({ tool, mode, page: tool.page, name: mode.name, locale })),
  ),
)

describe('loadToolPage', () => {
  it.each(everyMode)('shows an example or an empty form of $page, $name, in $locale', async (one) => {
    const page = await open(one.tool, `mode=${one.name}`, siteIn(one.locale))
    expect(page.status).toBe(200)
    expect(page.form.errors).toEqual([])
    expect(page.outcome === null).toBe(one.mode.needsInput === true)
    expect(JSON.stringify(page)).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(everyMode)('keeps bad texts of $page, $name, in $locale, each with its error', async (one) => {
    const { fields } = await open(one.tool, `mode=${one.name}`, siteIn(one.locale))
    const bad = new URLSearchParams(fields.map(({ name }) => [name, 'x7 y']))
    const page = await open(one.tool, `mode=${one.name}&${bad}`, siteIn(one.locale))
    expect(page.status).toBe(422)
    expect(page.outcome).toBeNull()
    expect(Object.keys(page.errors)).toEqual(fields.map(({ name }) => name))
    expect(new Set(Object.values(page.form.shown))).toEqual(new Set(['x7 y']))
  })

  it('is a 404 for an unknown mode', async () => {
    await expect(open(bondTool, 'mode=x')).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('indexes the page without numbers only', async () => {
    expect((await open(orderLimitsTool, '')).head.isIndexed).toBe(true)
    const { head } = await open(orderLimitsTool, 'reference=1000&unknown=1')
    expect(head.isIndexed).toBe(false)
    expect(head.paths.en).toBe('/en/research-and-news/analysis-tools/order-limits?reference=1000')
  })
})

describe('the calendar of a calculator', () => {
  it('has a URL for exactly the calculators whose results have days', async () => {
    const pages = await Promise.all(
      everyMode.map(({ tool, name, locale }) => open(tool, `mode=${name}&ticker=BQNS`, siteIn(locale))),
    )
    const dated = pages.filter(({ files }) => files.calendar !== null).map(({ page }) => page)
    expect(new Set(dated)).toEqual(new Set(['bondCalculator', 'dividendCalculator']))
    const filed = all.map(({ page }) => page).filter((page) => listToolFiles(page).includes('calendar'))
    expect(new Set(filed)).toEqual(new Set(dated))
  })
})

it('has nouns in the singular after 1 in English', async () => {
  const query = 'mode=shares&kind=bonus&cumPrice=1000&shares=100&old=100&new=1'
  const { outcome } = await open(corporateActionTool, query, siteIn('en'))
  const shown = [outcome?.main, ...(outcome?.figures ?? [])].map((figure) => figure?.value)
  expect(shown).toContain('101 (1 lot + 1 share)')
})

describe('loadToolFile', () => {
  const fileAt = (path: string) => loadToolFile(new URL(`https://site.example${path}`), siteIn('id'))
  const bondQuery = 'nominal=10%20jt&couponPercent=6&frequency=1&settlement=2026-12-01&maturity=2028-06-15'

  it('has the numbers of every column, and the days of a bond', async () => {
    const { table, days, name } = await fileAt(
      `${toolFilePath('bondCalculator', 'id', 'table')}?${bondQuery}`,
    )
    expect(name).toBe('obligasi-kupon-tetap')
    expect(table?.rows).toEqual([
      ['2027-06-15', 540_000, null, 600_000, 60_000],
      ['2028-06-15', 540_000, 10_000_000, 600_000, 60_000],
    ])
    expect(days[1]).toEqual({ day: '2028-06-15', title: 'Kupon obligasi Rp540.000 dan pokok Rp10.000.000' })
  })

  it('has the figures of a result without a table', async () => {
    const { table } = await fileAt(`${toolFilePath('marginSimulator', 'id', 'table')}?mode=pawn`)
    expect(table?.rows[0]).toEqual(['Pinjaman gadai', 50_000_000])
  })

  it('has the days of an announced dividend', async () => {
    const { days } = await fileAt(`${toolFilePath('dividendCalculator', 'id', 'calendar')}?ticker=BQNS`)
    expect(days.map(({ title }) => title)).toEqual([
      'Cum dividen BQNS',
      'Ex dividen BQNS',
      'Pembayaran dividen BQNS',
    ])
  })

  it('has the costs of a transaction', async () => {
    const path = toolFilePath('transactionCost', 'id', 'table')
    const { table } = await fileAt(`${path}?price=4120&lots=10&kind=roundTrip`)
    expect(table?.rows.at(-1)?.slice(1)).toEqual([4_126_180, 4_129_650])
  })

  it('has the errors of invalid entries', async () => {
    const { table, error } = await fileAt(`${toolFilePath('bondCalculator', 'id', 'table')}?nominal=x`)
    expect({ table, error }).toEqual({ table: null, error: expect.stringContaining('1.000') })
  })
})
