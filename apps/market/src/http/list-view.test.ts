import { describe, expect, it } from 'vitest'
import { parseListView } from './list-view.ts'

const list = { key: 'items', fields: ['ticker', 'name'] } as const

describe('parseListView', () => {
  it('accepts a field that is named a thousand times once', () => {
    const search = new URLSearchParams({ fields: Array(1_000).fill('ticker').join(',') })
    expect(parseListView(search, undefined, list)).toEqual({ fields: ['ticker'], isCsv: false })
  })

  it('does not parse an Accept header with thousands of ranges', () => {
    const search = new URLSearchParams()
    const views = ['', ','.repeat(15_000)].map((more) => parseListView(search, `text/csv${more}`, list))
    expect(views).toMatchObject([{ isCsv: true }, { isCsv: false }])
  })
})
