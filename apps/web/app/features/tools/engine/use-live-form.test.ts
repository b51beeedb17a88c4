import { describe, expect, it } from 'vitest'
import type { ToolForm } from './tool-form.ts'
import { isOfOtherShare, receiveResponse, startLive } from './use-live-form.ts'

function read(price: string): { form: ToolForm; outcome: string } {
  const form = {
    errors: [],
    shown: { price },
    filled: [],
    filledFor: null,
    share: null,
    isSubmitted: true,
    remarks: [],
    notices: [],
  }
  return { form, outcome: price }
}

describe('the fields after a response', () => {
  const live = startLive(read('1000'), 0)

  it.each([
    { name: 'are kept with the same texts', state: live, price: '1000', number: 0 },
    { name: 'are new with other texts', state: live, price: '2000', number: 1 },
    {
      name: 'are new with the same texts after typing',
      state: { ...live, typed: read('3000') },
      price: '1000',
      number: 1,
    },
  ])('$name', ({ state, price, number }) => {
    const sent = read(price)
    expect(receiveResponse(state, sent)).toMatchObject({ sent, number, typed: null })
  })
})

describe('a form without a result', () => {
  const createForm = (filledFor: string | null) => ({ ...read('1'), form: { ...read('1').form, filledFor } })

  it.each([
    { name: 'another share', now: 'QTRV', before: 'BQNS', isOther: true },
    { name: 'a share after the example', now: 'QTRV', before: '', isOther: true },
    { name: 'the same share', now: 'BQNS', before: 'BQNS', isOther: false },
    { name: 'a ticker that is being typed', now: '', before: 'BQNS', isOther: false },
    { name: 'no tickers', now: null, before: null, isOther: false },
  ])('is of another share than the last result: $isOther for $name', ({ now, before, isOther }) => {
    expect(isOfOtherShare(createForm(now), createForm(before))).toBe(isOther)
  })
})
