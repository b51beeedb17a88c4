import { expect } from '@playwright/test'
import { copy as contactCopy } from '#app/features/contact/copy.ts'
import type { PageName } from '#app/i18n/pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { untilOld } from '../form-age.ts'
import { sampleAddress } from '../sample-addresses.ts'
import { countOf, faultsOf, test, textOf, visit } from './engine-test.ts'

const families: PageName[] = ['home', 'blogDetail', 'eduvest', 'companyDetail', 'corporateAction']
for (const name of families) {
  test(`${name} opens without an error`, async ({ engine, request, baseURL }) => {
    await visit(engine, `${baseURL}${await sampleAddress(request, name, 'id')}`)
    expect(await countOf(engine, 'h1')).toBe(1)
    expect(await countOf(engine, 'header')).toBeGreaterThan(0)
    expect(await engine.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await faultsOf(engine)).toEqual([])
  })
}

test('a contact form comes back with an error and what was typed, and is then sent', async ({
  engine,
  baseURL,
}) => {
  await visit(engine, `${baseURL}${pathTo('contactUs', 'en')}`)
  await engine.type('#field-fullName', 'Nara Tumivarka')
  await engine.type('#field-email', 'nara@contoh.example')
  await engine.click('#field-domicile')
  await engine.type('#field-phone', '0812-3456-7890')
  await engine.type('#field-message', `Bagaimana cara memindahkan efek saya? ${crypto.randomUUID()}`)
  await engine.run(() => {
    const subject = document.querySelector<HTMLSelectElement>('#field-subject')
    if (subject) subject.selectedIndex = 1
    subject?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const submit = () =>
    engine.run(() => document.querySelector<HTMLFormElement>('main form[method="post"]')?.requestSubmit())
  await submit()
  await expect.poll(() => countOf(engine, '#field-consent-error')).toBe(1)
  const fieldValue = (selector: string) =>
    engine.run((one) => document.querySelector<HTMLInputElement>(one)?.value ?? '', selector)
  expect(await fieldValue('#field-fullName')).toBe('Nara Tumivarka')
  await engine.click('#field-consent')
  await untilOld(await fieldValue('input[name="formToken"]'))
  await submit()
  await expect
    .poll(() => textOf(engine, 'main [role="status"]'), { timeout: 15_000 })
    .toContain(contactCopy.en.sentTitle)
})

test('the calculator shows a result', async ({ engine, baseURL }) => {
  const query = {
    calculator: 'growth',
    strategy: 'lumpSum',
    initialInvestment: '25000000',
    expectedReturn: '6.25',
    duration: '5',
  }
  await visit(engine, `${baseURL}${pathTo('investmentCalculator', 'id', undefined, query)}`)
  await expect.poll(() => textOf(engine, 'main output')).toMatch(/\d/)
  expect(await faultsOf(engine)).toEqual([])
})

test('the quiz shows one question at a time', async ({ engine, baseURL }) => {
  await visit(engine, `${baseURL}${pathTo('riskProfile', 'id')}`)
  const shown = () =>
    engine.run(
      () => [...document.querySelectorAll('main fieldset')].filter((one) => one.checkVisibility()).length,
    )
  await expect.poll(shown).toBe(1)
})

test('the crosshair of the price chart follows the keyboard', async ({ engine, baseURL }) => {
  await visit(engine, `${baseURL}${pathTo('companyDetail', 'en', { slug: 'bqns' }, { range: '1M' })}`)
  const day = () => engine.run(() => document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow'))
  await expect.poll(() => countOf(engine, '[role="slider"]')).toBeGreaterThan(0)
  await engine.run(() => document.querySelector<HTMLElement>('[role="slider"]')?.focus())
  await engine.press('Home')
  await expect.poll(day).toBe('1')
})

test('the menu has one panel open, which Escape closes', async ({ engine, baseURL }) => {
  await visit(engine, `${baseURL}${pathTo('blog', 'id')}`)
  const open = () => countOf(engine, '.main-menu details[open]')
  await engine.run(() => document.querySelector<HTMLElement>('.main-menu summary')?.focus())
  await engine.press('Enter')
  await expect.poll(open).toBe(1)
  await engine.press('Escape')
  await expect.poll(open).toBe(0)
})

test('a link under the mouse violates no policy, and leads there and back', async ({ engine, baseURL }) => {
  await visit(engine, `${baseURL}${pathTo('blog', 'id')}`)
  const path = () => engine.run(() => location.pathname)
  await engine.hover('main article a')
  const prefetched = () =>
    engine.run(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('.data?')))
  await expect.poll(prefetched).toBe(true)
  await engine.click('main article a')
  await expect.poll(path).toMatch(/\/blog\/./)
  expect(await faultsOf(engine)).toEqual([])
  await engine.back()
  await expect.poll(path).toBe(pathTo('blog', 'id'))
})
