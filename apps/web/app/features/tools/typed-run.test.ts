import { describe, expect, it, vi } from 'vitest'
import { orderLimitsTool } from './order-limits/order-limits-tool.ts'

vi.mock(import('#app/data/fetch-json.ts'), () => ({ fetchJson: vi.fn(), isAborted: () => false }))
// Test files share modules: another one may have loaded them with the real requests.
vi.resetModules()
const { fetchJson } = await import('#app/data/fetch-json.ts')
const { runTyped } = await import('./engine/typed-run.ts')

const traded = { suspendedSince: null, delistedOn: null }

const run = async (query: string) => {
  const search = new URLSearchParams(query)
  const facts = {
    shares: {},
    fees: [],
    latePayments: [],
    holidays: [],
    margin: null,
    assumptions: null,
    rates: [],
  }
  const context = { locale: 'id', search, today: '2026-11-27', facts } as const
  const { form, outcome } = await runTyped(orderLimitsTool, context)
  return { errors: form.errors.map(({ name }) => name), limits: outcome?.main.data }
}

describe('runTyped', () => {
  it('requests the price of a new ticker once', async () => {
    const latestPrice = { date: '2026-11-26', close: 4340 }
    vi.mocked(fetchJson).mockResolvedValue({
      isKnown: true,
      board: 'M',
      latestPrice,
      ...traded,
      dividends: null,
    })
    expect(await run('ticker=bqns&reference=')).toEqual({ errors: [], limits: '3690-5425' })
    expect(await run('ticker=BQNS&reference=')).toEqual({ errors: [], limits: '3690-5425' })
    expect(vi.mocked(fetchJson).mock.calls.map(([path]) => path)).toEqual(['/share-facts?ticker=BQNS'])
  })

  it('replaces the price of a share typed before, whose facts it has', async () => {
    const sharesAt = { '/share-facts?ticker=RSVK': 2370, '/share-facts?ticker=BQNS': 4340 }
    vi.mocked(fetchJson).mockImplementation(async (path) => ({
      isKnown: true,
      board: 'M',
      ...traded,
      dividends: null,
      latestPrice: { date: '2026-11-26', close: Object.entries(sharesAt).find(([at]) => at === path)?.[1] },
    }))
    expect(await run('ticker=RSVK&filledFor=BQNS&reference=4.340')).toEqual({
      errors: [],
      limits: '2020-2960',
    })
  })

  it('requires the price after a failed request, and requests it again at the next input', async () => {
    vi.mocked(fetchJson).mockRejectedValueOnce(new TypeError('failed'))
    expect(await run('ticker=ASTR&reference=')).toEqual({ errors: ['reference'], limits: undefined })
    vi.mocked(fetchJson).mockResolvedValue({
      isKnown: false,
      board: '',
      latestPrice: null,
      ...traded,
      dividends: null,
    })
    expect(await run('ticker=ASTR&reference=')).toEqual({
      errors: ['ticker'],
      limits: undefined,
    })
  })
})
