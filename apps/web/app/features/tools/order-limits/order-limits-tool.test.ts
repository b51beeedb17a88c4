import { describe, expect, it } from 'vitest'
import { fees, open, siteIn } from '../market-tools.fixture.ts'
import { orderLimitsTool } from './order-limits-tool.ts'

describe('orderLimitsTool', () => {
  it('reads Indonesian amounts and gives limits, ticks and lots', async () => {
    const { results } = await open(
      orderLimitsTool,
      'reference=Rp%201.000&budget=1,5%20jt&feePercent=0,15&board=M',
    )
    expect(results).toMatchObject({ lower: 850, upper: 1250, tick: 5, ticksDown: 30, ticksUp: 50, lots: 14 })
  })

  it.each([
    { name: 'a price off the tick', query: 'reference=1003', field: 'reference', text: '1.005' },
    { name: 'a price below the floor', query: 'reference=40', field: 'reference', text: '50' },
  ])('rejects $name at its field', async ({ query, field, text }) => {
    const { status, errors } = await open(orderLimitsTool, query)
    expect(status).toBe(422)
    expect(errors[field]).toContain(text)
  })

  it('has the limits of any day on a first trading day, counted from the offering price, and names the decree', async () => {
    const { results, outcome } = await open(orderLimitsTool, 'reference=190&board=M&first=yes')
    expect(results).toMatchObject({ lower: 162, upper: 256 })
    expect(outcome?.notes).toContain(
      'Hari pertama di bursa: batas yang sama sejak 13 Maret 2020 (Kep-00025/BEI/03-2020); sebelumnya dua kali lipat.',
    )
  })

  it('names no decree for a first day on a board whose rule is not confirmed', async () => {
    const notes = async (board: string) =>
      (await open(orderLimitsTool, `reference=190&board=${board}&first=yes`)).outcome?.notes.join(' ')
    expect(await notes('A')).not.toContain('Kep-00025')
    expect(await notes('A')).toContain('belum kami pastikan')
    expect(await notes('E')).toContain('Kep-00025/BEI/03-2020')
  })

  it.each([
    { budget: 1_000_000, working: 'Rp1.000.000 ÷ (Rp5.000 × (1 + 0,15%)) → 199 lot, dibulatkan ke bawah' },
    {
      budget: 10_040_000,
      working: '(Rp10.040.000 − Rp10.000) ÷ (Rp5.000 × (1 + 0,15%)) → 2.002 lot, dibulatkan ke bawah',
    },
    {
      budget: 10_020_100,
      working:
        'Rp10.000.000 ÷ Rp5.000 → 2.000 lot, dibulatkan ke bawah: satu lot lagi dikenai bea meterai dan tidak muat.',
    },
  ])('shows how the lots for Rp$budget were counted', async ({ budget, working }) => {
    const query = `reference=50&board=M&budget=${budget}&feePercent=0,15`
    expect((await open(orderLimitsTool, query)).outcome?.working.at(-1)).toBe(working)
  })

  it.each(['ticker=BQNS&first=yes', 'first=yes', 'reference=&first=yes'])(
    'requires the offering price of a first trading day at %s, which no last close replaces',
    async (query) => {
      const { status, errors, form } = await open(orderLimitsTool, query)
      expect(status).toBe(422)
      expect(errors.reference).toContain('harga penawaran')
      expect(form.shown.reference).toBe('')
    },
  )

  it.each([
    { budget: '125000', board: 'A', shown: 'Auto rejection: in force since July 22, 2019.', lots: '1 lot' },
    { budget: '250000', board: 'W', shown: 'since June 12, 2023 (Peraturan II-X).', lots: '2 lots' },
  ])('names the rule of board $board by its number or not at all, and $lots', async (vector) => {
    const query = `reference=1000&board=${vector.board}&budget=${vector.budget}&feePercent=0`
    const { outcome } = await open(orderLimitsTool, query, siteIn('en'))
    expect(outcome?.notes.join(' ')).toContain(vector.shown)
    expect(outcome?.figures.find(({ name }) => name === 'lots')?.value).toBe(vector.lots)
  })

  it('counts no lots for a budget that nobody typed, and names the figures of the site', async () => {
    const { results, form } = await open(orderLimitsTool, 'reference=4120')
    expect(results).not.toHaveProperty('lots')
    expect(form.remarks).toEqual(['Tidak Anda isi, jadi kami isikan: Jumlah hari simulasi, Biaya beli.'])
  })

  it('states that a minimum fee per order is not counted', async () => {
    const withMinimum = fees.map((fee) => ({ ...fee, minimum: 5_000 }))
    const site = siteIn('id', {}, { fees: async () => withMinimum })
    const { outcome } = await open(orderLimitsTool, '', site)
    expect(outcome?.notes).toContain('Biaya minimum kami Rp5.000 per order belum dihitung.')
  })
})
