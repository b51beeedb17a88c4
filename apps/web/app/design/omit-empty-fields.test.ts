import { expect, it } from 'vitest'
import { omitEmptyFields } from './omit-empty-fields.ts'

it.each([
  { name: 'no field', values: ['BQNS', '10'], omitted: [false, false] },
  { name: 'an empty ticker', values: ['', '10'], omitted: [true, false] },
  { name: 'lots of spaces', values: ['BQNS', '  '], omitted: [false, true] },
  { name: 'both fields', values: ['', ''], omitted: [true, true] },
])('omits $name while the form is read, and no longer', async ({ values, omitted }) => {
  const fields = values.map((value) => ({ value, disabled: false }))
  omitEmptyFields(fields)
  expect(fields.map(({ disabled }) => disabled)).toEqual(omitted)
  await Promise.resolve()
  expect(fields.map(({ disabled }) => disabled)).toEqual([false, false])
})
