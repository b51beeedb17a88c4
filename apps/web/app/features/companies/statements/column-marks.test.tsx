import type { StatementColumn } from '@site/contracts/market/statements.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ColumnMarkNotes } from './column-marks.tsx'
import { PeriodHead } from './period-head.tsx'

const column: StatementColumn = { year: 2025, months: 12, end: '2025-12-31', isRestated: false, marks: [] }
const marked: StatementColumn = {
  ...column,
  year: 2026,
  months: 9,
  end: '2026-09-30',
  marks: ['cashMismatch'],
}

describe('a marked column', () => {
  it('links from its head to the reason', () => {
    const head = renderToStaticMarkup(<PeriodHead column={marked} locale="id" />)
    const notes = renderToStaticMarkup(<ColumnMarkNotes columns={[marked, column]} locale="id" />)
    const [, anchor = ''] = /href="#([^"]+)"/.exec(head) ?? []
    expect(head).toContain('diberi tanda')
    expect(notes).toContain(`id="${anchor}"`)
    expect(notes).toContain('<b>9B 2026</b>: Kas awal atau kas akhir di arus kas')
  })

  it('is the only one with a note', () => {
    expect(renderToStaticMarkup(<PeriodHead column={column} locale="id" />)).not.toContain('diberi tanda')
    expect(renderToStaticMarkup(<ColumnMarkNotes columns={[column]} locale="id" />)).toBe('')
  })
})
