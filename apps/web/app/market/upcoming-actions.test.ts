import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import { describe, expect, it } from 'vitest'
import { rights, tender } from './holder-actions/sample-holder-actions.fixture.ts'
import { dividend, meeting, noActions } from './sample-actions.fixture.ts'
import { upcomingActions } from './upcoming-actions.ts'

const list = { page: 1, pageSize: 10, pageCount: 1, total: 2, nextCursor: null, counts: noActions }
const titles = (today: string, items: CorporateAction[] = [dividend, meeting]) => {
  const { isThisWeek, items: shown } = upcomingActions('id', { ...list, items, today }, 3)
  return { isThisWeek, titles: shown.map(({ title, note }) => [title, note]) }
}

describe('upcoming actions', () => {
  it('are those of the next seven days', () => {
    expect(titles('2026-11-26')).toEqual({
      isThisWeek: true,
      titles: [['BQNS · Dividen', 'Ex date 3 Des · 7 hari lagi']],
    })
  })

  it('name the day on which a holder must act', () => {
    expect(titles('2026-12-02', [rights, tender]).titles).toEqual([
      ['BQNS · HMETD (rights issue)', 'Hari terakhir jual HMETD · Hari terakhir tebus 8 Des · 6 hari lagi'],
    ])
  })

  it('are the next ones if there is none in seven days, without canceled and undated ones', () => {
    expect(titles('2026-11-25').isThisWeek).toBe(false)
    expect(titles('2026-11-25').titles).toHaveLength(2)
    const others = [{ ...dividend, status: 'cancelled' as const }, { ...dividend, keyDate: null }, meeting]
    expect(titles('2026-11-26', others).titles).toEqual([['BQNS · RUPS', 'RUPS 31 Des · 35 hari lagi']])
  })
})
