import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import { pathTo } from '../../apps/web/app/i18n/path-to.ts'
import { root } from '../places.mjs'

const page = pathTo('investmentCalculator', 'en')
const views = ['calculator=growth&strategy=mixture', 'calculator=pensionCheck&strategy=mixture']
/** How much slower than this machine a phone is thought to be. */
export const slowdown = 4
/** What a keystroke may take on it. */
export const keystrokeLimitMs = 50
const keys = [...'1234567890'.split(''), ...Array(6).fill('Backspace'), ...'765432'.split('')]

/** @typedef {{ what: string, keystrokes: number, withinLimit: number, answeredMs: number, medianMs: number, worstMs: number }} KeystrokeMeasurement */

/**
 * How much work of the main thread a keystroke in the calculator takes until the frame with the new answer is drawn, on
 * a processor made slower. A keystroke without an answer is a fault of the page or of the bench.
 *
 * @param {{ siteUrl: string, executablePath: string }} where
 * @returns {Promise<KeystrokeMeasurement[]>}
 */
export async function measureKeystrokes({ siteUrl, executablePath }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    /** @type {KeystrokeMeasurement[]} */
    const measured = []
    for (const view of views) measured.push(await measureView(browser, siteUrl, view))
    return measured
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {string} view
 */
async function measureView(browser, siteUrl, view) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript({ path: join(root, 'bench', 'watch-keystrokes.js') })
  const tab = await context.newPage()
  await tab.goto(`${siteUrl}${page}?${view}`)
  const field = tab.locator('input[name="initialInvestment"]')
  await field.press('End')
  // Sliders come with the page's script.
  await tab.locator('input[type="range"]').first().waitFor()
  const answer = tab.locator('main output').first()
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await field.press('ControlOrMeta+a')
  for (const key of keys) {
    const before = await answer.getAttribute('data-value')
    await field.press(key)
    await expect(answer).not.toHaveAttribute('data-value', before ?? '')
  }
  await expect.poll(() => tab.evaluate('window.held.length')).toBe(keys.length)
  /** @type {{ answered: number, drawn: number }[]} */
  const held = await tab.evaluate('window.held')
  await context.close()
  const answered = held.map((one) => one.answered).sort((one, other) => one - other)
  const drawn = held.map((one) => one.drawn).sort((one, other) => one - other)
  const rounded = (/** @type {number | undefined} */ ms) => Math.round((ms ?? Number.NaN) * 10) / 10
  return {
    what: new URLSearchParams(view).get('calculator') ?? view,
    keystrokes: held.length,
    withinLimit: drawn.filter((ms) => ms <= keystrokeLimitMs).length,
    answeredMs: rounded(answered[Math.floor(answered.length / 2)]),
    medianMs: rounded(drawn[Math.floor(drawn.length / 2)]),
    worstMs: rounded(drawn.at(-1)),
  }
}
