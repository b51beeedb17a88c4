import { describe, expect, it } from 'vitest'
import { isWorthReporting } from './worth-reporting.ts'

describe('isWorthReporting', () => {
  it.each([
    new Error('JSBRIDGE TIMEOUT'),
    new Error('Timeout'),
    'Timeout',
    'Uncaught Error: JSBRIDGE TIMEOUT',
    { message: 'Timeout', code: 3 },
  ])('ignores an exact message: %s', (error) => {
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

  it.each([
    {
      name: 'a thrown response',
      error: { status: 404, statusText: '', internal: false, data: null },
    },
    { name: 'a lost connection', error: new TypeError('Failed to fetch') },
    { name: 'scripts of other origins without details', error: 'Script error.' },
    ...[
      'Failed to fetch dynamically imported module: https://site.example/assets/faq.js',
      'error loading dynamically imported module: https://site.example/assets/faq.js',
      'Importing a module script failed.',
    ].map((message) => ({ name: `a failed module import: ${message}`, error: new TypeError(message) })),
  ])('ignores $name', ({ error }) => {
    expect(isWorthReporting(error)).toBe(false)
  })
})
