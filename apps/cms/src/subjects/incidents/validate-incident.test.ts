import { describe, expect, it } from 'vitest'
import { findEndError, findStartError, findUpdateError, keepsUpdates } from './validate-incident.ts'

const now = Date.parse('2026-11-30T09:00:00+07:00')
const planned = { impact: 'planned' }
const outage = { impact: 'outage' }

describe('the start of an incident', () => {
  it.each([
    { name: 'maintenance in 24 hours', from: '2026-12-01T09:00:00+07:00', data: planned, error: undefined },
    { name: 'maintenance in 23.59', from: '2026-12-01T08:59:00+07:00', data: planned, error: /24 hours/ },
    { name: 'an outage since yesterday', from: '2026-11-29T08:00:00+07:00', data: outage, error: undefined },
    { name: 'an outage tomorrow', from: '2026-12-01T09:00:00+07:00', data: outage, error: /in the future/ },
    { name: 'no date', from: '', data: outage, error: undefined },
  ])('is judged for $name', ({ from, data, error }) => {
    expect(findStartError(from, data, { isNew: true, now })?.en ?? '').toMatch(error ?? /^$/)
  })

  it('of announced maintenance may be near when it is not changed', () => {
    expect(findStartError('2026-11-30T10:00:00+07:00', planned, { isNew: false, now })).toBeNull()
  })
})

it('asks for the end of maintenance, and of nothing else', () => {
  const noEnd = { id: 'Isi waktu selesai pemeliharaan.', en: 'State when the maintenance ends.' }
  expect(findEndError(null, planned)).toEqual(noEnd)
  expect([findEndError(null, outage), findEndError('2026-12-01T11:00:00+07:00', planned)]).toEqual([
    null,
    null,
  ])
})

const update = (at: string, change: object = {}) => ({
  at: `2026-11-30T${at}:00+07:00`,
  state: 'investigating',
  text: 'Kami menyelidiki.',
  textEn: null,
  ...change,
})

describe('the time of an update', () => {
  it.each([
    { name: 'later than the last', updates: [update('08:00'), update('08:30')], error: undefined },
    { name: 'at the same minute', updates: [update('08:00'), update('08:00')], error: undefined },
    {
      name: 'earlier than the last',
      updates: [update('08:30'), update('08:29')],
      error: {
        id: 'Pembaruan tidak boleh lebih awal dari yang terakhir.',
        en: 'An update cannot be earlier than the last one.',
      },
    },
    { name: 'of the first update', updates: [{}, update('07:00')], error: undefined },
  ])('is judged when it is $name', ({ updates, error }) => {
    expect(findUpdateError({ updates }, 1, now) ?? undefined).toEqual(error)
  })

  it.each([
    { impact: 'outage', error: 'An update cannot be earlier than the start.' },
    { impact: 'notice', error: 'An update cannot be earlier than the start.' },
    { impact: 'planned', error: undefined },
  ])('may precede the start of $impact: $error', ({ impact, error }) => {
    const from = update('08:30').at
    expect(findUpdateError({ impact, from, updates: [update('08:29')] }, 0, now)?.en).toBe(error)
  })

  it('may not be in the future', () => {
    expect(findUpdateError({ updates: [update('09:30')] }, 0, now)?.en).toContain('in the future')
  })
})

describe('stored updates', () => {
  const stored = { updates: [update('08:00'), update('08:30', { textEn: 'We are looking into it.' })] }
  const [first, second] = stored.updates
  it.each([
    { name: 'an added update', updates: [first, second, update('08:45')], isKept: true },
    { name: 'English that follows', updates: [{ ...first, textEn: 'Looking.' }, second], isKept: true },
    {
      name: 'the same instant in another form',
      updates: [{ ...first, at: '2026-11-30T01:00:00.000Z' }, second],
      isKept: true,
    },
    { name: 'a changed text', updates: [{ ...first, text: 'Lain.' }, second], isKept: false },
    { name: 'changed English', updates: [first, { ...second, textEn: 'Other.' }], isKept: false },
    { name: 'a changed state', updates: [{ ...first, state: 'resolved' }, second], isKept: false },
    { name: 'a removed update', updates: [first], isKept: false },
    { name: 'another order', updates: [second, first], isKept: false },
  ])('are compared after $name', ({ updates, isKept }) => {
    expect(keepsUpdates(stored, { updates })).toBe(isKept)
  })
})
