import { describe, expect, it } from 'vitest'
import { viewQuery } from './view-path.ts'

const typed = { ticker: null, status: null, from: '2026-11', to: null, month: '2026-12' }
const dividends = { kind: 'dividend', view: 'list', typed } as const
const meetings = { kind: 'general-meeting', view: 'list', typed } as const
const month = { kind: null, view: 'calendar', typed } as const

describe('viewQuery', () => {
  it.each([
    { name: 'the first list', from: dividends, change: {}, query: { tab: null, view: null } },
    {
      name: 'from the first list to the calendar of all kinds',
      from: dividends,
      change: { view: 'calendar' },
      query: { tab: null, view: 'calendar', month: '2026-12', from: null },
    },
    {
      name: 'from meetings to their calendar',
      from: meetings,
      change: { view: 'calendar' },
      query: { tab: 'rups', view: 'calendar' },
    },
    { name: 'another month of all kinds', from: month, change: { month: '2027-01' }, query: { tab: null } },
    {
      name: 'from all kinds to dividends',
      from: month,
      change: { kind: 'dividend' },
      query: { tab: 'dividen', view: 'calendar' },
    },
    {
      name: 'from the calendar of all kinds to their list',
      from: month,
      change: { view: 'list' },
      query: { tab: 'semua', view: null, from: '2026-11', month: null },
    },
    {
      name: 'from the calendar of meetings to that of all kinds',
      from: { ...meetings, view: 'calendar' },
      change: { kind: null },
      query: { tab: null, view: 'calendar' },
    },
    {
      name: 'from the first list to that of all kinds',
      from: dividends,
      change: { kind: null },
      query: { tab: 'semua', view: null },
    },
    {
      name: 'another page of all kinds',
      from: { ...month, view: 'list' },
      change: { page: 2 },
      query: { tab: 'semua', page: 2 },
    },
  ] as const)('leads $name', ({ from, change, query }) => {
    expect(viewQuery('id', from, change)).toMatchObject(query)
  })
})
