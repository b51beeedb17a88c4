import { expect } from '@playwright/test'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { untilOld } from '../support/form-age.ts'
import { behavior, submit } from './behavior.ts'
import type { Visitor } from './visitor.ts'

const calculator = (query: Query = {}) => pathTo('investmentCalculator', 'en', undefined, query)
const quiz = pathTo('riskProfile', 'en')
const register = (kind: string) =>
  pathTo('eventRegister', 'en', { slug: 'class-dividends-cum-ex-and-traps' }, { kind })
const hasOutput = (visitor: Visitor) =>
  visitor.until(() => Number(document.querySelector<HTMLElement>('main output')?.dataset.value) > 0, true)
/** Answers the current question. */
const answer = async (visitor: Visitor, position: number) => {
  await visitor.click(`#field-q${position}-3`)
  await visitor.click(submit, 'Next')
}

behavior('the result follows what is typed', calculator(), async (visitor) => {
  await hasOutput(visitor)
  const [before] = await visitor.engine.run(() => [document.querySelector('main output')?.textContent])
  await visitor.fill('#field-duration', '25')
  await visitor.until((old) => document.querySelector('main output')?.textContent !== old, true, before)
  await visitor.at('duration=25')
})

behavior('a slider of the calculator is moved with the keyboard', calculator(), async (visitor) => {
  const before = await visitor.value('#field-duration')
  await visitor.focus('main input[type="range"][data-field="duration"]')
  await visitor.press('End')
  await visitor.until(
    (old) => document.querySelector<HTMLInputElement>('#field-duration')?.value !== old,
    true,
    before,
  )
})

behavior(
  'the calculator names a field with an error and keeps what was typed',
  calculator(),
  async (visitor) => {
    await visitor.fill('#field-duration', 'abc')
    await visitor.click(submit)
    await visitor.focused('main [role="alert"]')
    await visitor.click('main [role="alert"] a')
    await visitor.focused('#field-duration')
    expect(await visitor.value('#field-duration')).toBe('abc')
  },
)

behavior('the quiz goes forward, back, and back in history with its answers', quiz, async (visitor) => {
  await answer(visitor, 1)
  await answer(visitor, 2)
  await visitor.sees('#field-q3')
  await visitor.click(submit, 'Back')
  await visitor.sees('#field-q2-3:checked')
  await visitor.engine.back()
  await visitor.sees('#field-q3')
})

behavior('the quiz names an answer that is missing', quiz, async (visitor) => {
  await visitor.click(submit, 'Next')
  await visitor.sees('main', 'Choose one answer')
  await visitor.focused('#field-q1')
})

behavior('ten answers lead to a profile', quiz, async (visitor) => {
  for (const position of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await answer(visitor, position)
  await visitor.click('#field-q10-3')
  await visitor.click(submit, 'See your risk profile')
  await visitor.at(pathTo('riskProfileResult', 'en', undefined, { a: '3333333333' }))
  await visitor.sees('[data-profile]')
})

behavior('the quiz continues after a reload', quiz, async (visitor) => {
  await answer(visitor, 1)
  await visitor.sees('#field-q2')
  await visitor.reload()
  await visitor.sees('#field-q2')
})

behavior(
  'a registration with errors keeps its input, and is then accepted',
  register('non-client'),
  async (visitor) => {
    await visitor.fill('#field-fullName', "Zoë O'Brien")
    await visitor.fill('#field-email', `${crypto.randomUUID()}@contoh.example`)
    await visitor.click(submit)
    await visitor.sees('#field-phone-error')
    await visitor.sees('#field-consent-error')
    expect(await visitor.value('#field-fullName')).toBe("Zoë O'Brien")
    await visitor.fill('#field-phone', '081234567890')
    await visitor.click('#field-consent')
    await untilOld(await visitor.value('input[name="formToken"]'))
    await visitor.click(submit)
    await visitor.at('/register-success')
  },
)

behavior(
  'an error of the contact form appears while typing, and disappears',
  pathTo('contactUs', 'en'),
  async (visitor) => {
    await visitor.fill('#field-email', 'nara@')
    await visitor.press('Tab')
    await visitor.sees('#field-email-error')
    await visitor.fill('#field-email', 'nara@contoh.example')
    await visitor.counts('#field-email-error', 0)
  },
)
