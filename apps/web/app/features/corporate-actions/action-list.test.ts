import { describe, expect, it } from 'vitest'
import {
  buyback,
  rights,
  tender,
  undatedRights,
} from '#app/market/holder-actions/sample-holder-actions.fixture.ts'
import { dividend, ipo, meeting, noActions, undated } from '#app/market/sample-actions.fixture.ts'
import { localizeActionList } from './action-list.server.ts'

const page = { page: 1, pageSize: 20, pageCount: 1, total: 1, nextCursor: null, counts: noActions }

const options = { clock: '09:00', calendar: null, cutoffs: [], namesKinds: false }

it('has its actions in sections, in their order', () => {
  const awaiting = { ...dividend, isAhead: false, isAwaitingPayment: true }
  const past = { ...dividend, isAhead: false }
  const list = { ...page, items: [dividend, awaiting, undated, past, past], today: '2026-11-30' }
  const { sections } = localizeActionList('id', list, options)
  expect(sections.map(({ key, items }) => [key, items.length])).toEqual([
    ['upcoming', 1],
    ['awaitingPayment', 1],
    ['unannounced', 1],
    ['past', 2],
  ])
})

describe('a row of the list', () => {
  it.each([
    {
      name: 'the next day and the days left',
      action: dividend,
      today: '2026-11-26',
      next: 'Cum date 2 Des · 6 hari lagi',
    },
    { name: 'a day that is today', action: dividend, today: '2026-12-02', next: 'Cum date 2 Des · hari ini' },
    {
      name: 'the payment after the ex date',
      action: { ...dividend, isAhead: false },
      today: '2026-12-17',
      next: 'Pembayaran 18 Des · besok',
    },
    {
      name: 'the key day once all days are over',
      action: { ...dividend, isAhead: false },
      today: '2027-01-04',
      next: 'Ex date 3 Des 2026',
    },
    {
      name: 'the end of a period that runs',
      action: ipo,
      today: '2028-02-25',
      next: 'Penawaran awal berakhir 29 Feb · 4 hari lagi',
    },
    {
      name: 'the key day of a canceled action',
      action: { ...meeting, status: 'cancelled' as const },
      today: '2026-11-21',
      next: 'RUPS 31 Des',
    },
    {
      name: 'the next day on which the holder must act',
      action: rights,
      today: '2026-12-01',
      next: 'Hari terakhir jual HMETD · Hari terakhir tebus 8 Des · 7 hari lagi',
    },
    {
      name: 'the allotment after it',
      action: { ...rights, isAhead: false, isAwaitingPayment: true },
      today: '2026-12-11',
      next: 'Penjatahan 11 Des · hari ini',
    },
    {
      name: 'the end of a buyback',
      action: buyback,
      today: '2027-05-19',
      next: 'Pembelian kembali berakhir 20 Mei · besok',
    },
    {
      name: 'that no day of the rights is announced',
      action: undatedRights,
      today: '2026-12-01',
      next: 'Tanggal belum diumumkan',
    },
    {
      name: 'that a day is not announced',
      action: { ...undated, announcementDate: '2026-11-20' },
      today: '2026-11-21',
      next: 'Tanggal menyusul',
    },
  ])('shows $name', ({ action, today, next }) => {
    const { sections } = localizeActionList('id', { ...page, items: [action], today }, options)
    expect(sections[0]?.items[0]?.next).toBe(next)
  })

  it('names its kind among all kinds only', () => {
    const list = { ...page, items: [meeting, dividend], today: '2026-11-21' }
    const listKinds = (namesKinds: boolean) =>
      localizeActionList('id', list, { ...options, namesKinds }).sections[0]?.items.map(({ kind }) => kind)
    expect(listKinds(true)).toEqual(['RUPS', 'Dividen'])
    expect(listKinds(false)).toEqual([null, null])
  })
})

describe('an action of a holder', () => {
  const listOne = (action: typeof rights | typeof tender, cutoffs: [] | null = []) =>
    localizeActionList('id', { ...page, items: [action], today: '2026-12-01' }, { ...options, cutoffs })
      .sections[0]

  it('is past after its last day only, and running before it', () => {
    expect(listOne({ ...rights, isAhead: false, isAwaitingPayment: true })?.key).toBe('running')
    expect(listOne({ ...rights, isAhead: false })?.key).toBe('past')
  })

  it('has our deadline, or that it is not stated, while an instruction can be given', () => {
    const unstated = 'Batas waktu kami untuk instruksi belum dinyatakan.'
    expect(listOne(tender)?.items[0]?.steps).toContain(unstated)
    expect(listOne(tender, null)?.items[0]?.steps).not.toContain(unstated)
    expect(listOne({ ...tender, offerTo: '2026-11-30' })?.items[0]?.steps).not.toContain(unstated)
    expect(listOne({ ...tender, status: 'cancelled' })?.items[0]?.steps).toEqual([])
  })
})
