import { describe, expect, it } from 'vitest'
import { isWorthReporting } from './worth-reporting.ts'

describe('isWorthReporting', () => {
  it.each([
    new Error('JSBRIDGE TIMEOUT'),
    new Error('Timeout'),
    'Timeout',
    'Uncaught Error: JSBRIDGE TIMEOUT',
    { message: 'Timeout', code: 3 },
  ])('ignores the message that is ignored as a whole: %s', (error) => {
    expect(isWorthReporting(error)).toBe(false)
  })

  it.each([
    new Error('Timeout exceeded in plan'),
    new Error('timeout'),
    new Error('JSBRIDGE TIMEOUT of 3 s'),
    new Error(''),
    null,
    undefined,
    { code: 3 },
    { message: Object.create(null) },
    Symbol('Timeout'),
  ])('reports other messages: %o', (error) => {
    expect(isWorthReporting(error)).toBe(true)
  })

  it('leaves out what a page answers on purpose', () => {
    const answer = { status: 404, statusText: '', internal: false, data: null }
    expect(isWorthReporting(answer)).toBe(false)
  })

  it('leaves out a lost connection', () => {
    expect(isWorthReporting(new TypeError('Failed to fetch'))).toBe(false)
  })

  it.each([
    'Failed to fetch dynamically imported module: https://site.example/assets/faq.js',
    'error loading dynamically imported module: https://site.example/assets/faq.js',
    'Importing a module script failed.',
  ])('leaves out a file of a build that did not come: %s', (message) => {
    expect(isWorthReporting(new TypeError(message))).toBe(false)
  })

  it('leaves out scripts of others, of which nothing is told', () => {
    expect(isWorthReporting('Script error.')).toBe(false)
  })
})
