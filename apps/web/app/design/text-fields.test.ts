import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: app }).map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }))

/** The innermost rules of a style sheet. */
const listRules = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', body = '']) => ({
      selectors: selectors.split(',').map((selector) => selector.trim()),
      body,
    }),
  )

const isTextField = (selector: string) =>
  /(?:\b(?:input|select|textarea)|\.field-box)(?:(?::(?!:)|\[)[^ >+~:]*)*$/.test(selector)

const minimum = /font-size: (?:max\(1em, 1rem\)|1rem);/

describe('text fields', () => {
  const rules = read('**/*.css').flatMap(({ file, text }) =>
    listRules(text).map((rule) => ({ file, ...rule })),
  )

  it('have at least 16 px, below which iOS zooms into the page', () => {
    const base = rules.find(({ selectors }) => selectors.includes('textarea'))
    expect(base?.selectors).toEqual(['input', 'select', 'textarea'])
    expect(base?.body).toMatch(minimum)
  })

  it('have their size from no other rule and no class', () => {
    const sized = rules.filter(
      ({ selectors, body }) =>
        selectors.some(isTextField) && /\bfont(?:-size)?:/.test(body) && !minimum.test(body),
    )
    const tags = read('**/*.tsx').flatMap(({ file, text }) =>
      [...text.matchAll(/<(?:input|select|textarea)\s(?:[^<>{}]|=>|\{(?:[^{}]|\{[^{}]*\})*\})*>/g)].flatMap(
        ([tag]) => (/\btext-(?:xs|sm|\[)/.test(tag) ? [file] : []),
      ),
    )
    expect([...sized.map(({ file, selectors }) => `${file}: ${selectors}`), ...tags]).toEqual([])
  })

  it.each([
    '.combobox > input',
    'select:focus',
    '.field-box',
    '.screener-fields .field-box[aria-invalid="true"]',
  ])('are what "%s" selects', (selector) => {
    expect(isTextField(selector)).toBe(true)
  })

  it.each(['.field-box > span', 'input + label', '.combobox > input::placeholder'])(
    'are not what "%s" selects',
    (selector) => {
      expect(isTextField(selector)).toBe(false)
    },
  )
})
