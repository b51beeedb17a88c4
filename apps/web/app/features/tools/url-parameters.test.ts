import { readFileSync } from 'node:fs'
import { calculatorFieldNames, calculators, strategies } from '@site/finance/calculators/calculator-limits.ts'
import { describe, expect, it } from 'vitest'
import { screenerQuery } from '#app/i18n/endpoints/screener-file.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { allTools } from './all-tools.server.ts'
import type { Tool } from './engine/tool.ts'
import { open } from './market-tools.fixture.ts'

const document = readFileSync(
  new URL('../../../../../docs/reference/calculator-url-parameters.md', import.meta.url),
  'utf8',
)
const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const readSlug = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function documentedTool(tool: Tool) {
  const modes = tool.modes.map(({ name }) => name)
  const load = async () => {
    const pages = await Promise.all(modes.map((mode) => open(tool, `mode=${mode}`)))
    return [
      ...(modes.length > 1 ? modes : []),
      ...pages.flatMap(({ fields }) => fields.map(({ name }) => name)),
    ]
  }
  return { page: tool.page, load }
}

const loaded = await Promise.all(Object.values(allTools).map((load) => load()))
const all = loaded.filter(({ page }) => page !== 'investmentCalculator')

describe('the document of URL parameters', () => {
  it.each(all.map(documentedTool))('has the modes and parameters of $page', async ({ page, load }) => {
    const slugs = [readSlug(pathTo(page, 'id')), readSlug(pathTo(page, 'en'))]
    const row = document.split('\n').find((line) => line.startsWith(`| \`${slugs.join('`, `')}\``)) ?? ''
    const names = await load()
    // The document names the first and the last of a numbered list.
    const isBetween = (name: string) =>
      /[2-9]$/.test(name) && names.includes(name.replace(/\d$/, (digit) => String(Number(digit) + 1)))
    const parameters = names.filter((name) => !isBetween(name))
    expect(new Set(codesIn(row).slice(2))).toEqual(new Set(parameters))
  })

  it('has the choices and parameters of the investment calculator', () => {
    const section = document.slice(0, document.indexOf('## Market calculators'))
    const parameters = ['calculator', 'strategy', ...calculators, ...strategies, ...calculatorFieldNames]
    expect(codesIn(section)).toEqual(expect.arrayContaining(parameters))
  })

  it('has the filters and the order of the screener', () => {
    const section = document.slice(document.indexOf('## Stock screener'), document.indexOf('## Numbers'))
    const documented = codesIn(section)
    // The document names a figure once for both ends of its range.
    const missing = screenerQuery.filter(
      (name) => !documented.includes(name) && !documented.includes(name.replace(/M(in|ax)$/, '')),
    )
    expect(missing).toEqual([])
  })
})
