import { describe, expect, it } from 'vitest'
import { open, siteIn } from '../market-tools.fixture.ts'
import { corporateActionTool } from './corporate-action-tool.ts'

describe('corporateActionTool', () => {
  it.each([
    { kind: 'reverseSplit', ratio: 'old=1&new=10', text: '10 : 1' },
    { kind: 'reverseSplit', ratio: 'old=5&new=5', text: '10 : 1' },
    { kind: 'split', ratio: 'old=10&new=1', text: '1 : 5' },
  ])('rejects a $kind of $ratio, which is the other action', async ({ kind, ratio, text }) => {
    const query = `mode=shares&kind=${kind}&shares=95&cumPrice=50&${ratio}`
    const { status, errors } = await open(corporateActionTool, query)
    expect(status).toBe(422)
    expect(errors.new).toContain(text)
  })

  it.each([
    { query: 'mode=shares&kind=split&shares=1000&cumPrice=50&old=1&new=10', board: 'Rp50' },
    { query: 'shares=1000&cumPrice=51&old=1&new=1&exercisePrice=40', board: 'Rp50' },
  ])('warns of a price below the floor of the boards at $query', async ({ query, board }) => {
    const { outcome } = await open(corporateActionTool, query)
    expect(outcome?.warnings?.[0]).toContain(`di bawah ${board}`)
  })

  it('applies the floor of the board of a share', async () => {
    const company = async () => ({ board: { code: 'A' }, latestPrice: { date: '2026-11-25', close: 50 } })
    const query = 'mode=shares&kind=split&ticker=GDVN&shares=1000&old=1&new=10'
    const { outcome } = await open(corporateActionTool, query, siteIn('id', { company }))
    expect(outcome?.warnings).toEqual([])
  })

  it('explains a right with a negative value, and an odd lot', async () => {
    const query = 'shares=1010&cumPrice=1000&old=1&new=1&exercisePrice=1200'
    const { results, outcome } = await open(corporateActionTool, query)
    expect(results.valuePerRight).toBe(-100)
    expect(outcome?.warnings).toEqual([
      expect.stringContaining('tidak bernilai teoretis'),
      expect.stringContaining('Nilai negatif'),
      expect.stringContaining('tidak genap satu lot'),
    ])
  })

  it.each(['rights', 'shares'])('states in mode %s that an example is invented', async (mode) => {
    const { outcome } = await open(corporateActionTool, `mode=${mode}&ticker=BQNS`)
    expect(outcome?.warnings?.[0]).toContain('contoh karangan kami, bukan pengumuman BQNS')
    const query = `mode=${mode}&ticker=BQNS&shares=1000&old=1&new=5&exercisePrice=4000`
    expect((await open(corporateActionTool, query)).outcome?.warnings).toEqual([])
  })
})
