import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from './field-errors.ts'

const FormSchema = v.object({
  city: v.pipe(v.string(), v.minLength(3, 'tooShort'), v.regex(/^\D+$/, 'letters')),
  company: v.pipe(v.string(), v.minLength(3, 'tooShort')),
})

function listIssues(input: unknown) {
  return v.safeParse(FormSchema, input).issues ?? []
}

describe('fieldErrors', () => {
  it('returns the first error of each field', () => {
    const issues = listIssues({ city: '1', company: 'a' })
    expect(fieldErrors(issues, ['city', 'company'], ['letters', 'tooShort'])).toEqual({
      city: 'tooShort',
      company: 'tooShort',
    })
  })

  it('omits fields that are not in the form', () => {
    expect(fieldErrors(listIssues({ city: 'a', company: 'a' }), ['city'], ['tooShort'])).toEqual({
      city: 'tooShort',
    })
  })

  it('omits reasons that the form has no message for', () => {
    expect(fieldErrors(listIssues({ city: 'Solo' }), ['company'], ['tooShort'])).toEqual({})
  })
})
