import puppeteer from 'puppeteer-core'
import { type Appearance, type Engine, watchPage } from './engine.ts'

const calm = { 'layout.css.prefers-color-scheme.content-override': 0, 'ui.prefersReducedMotion': 1 }

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string, appearance: Appearance): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: appearance === 'calm' ? calm : {},
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(watchPage)
  return {
    async open(address) {
      await page.goto(address)
    },
    // The size is set, but the promise rejects, because Firefox does not emulate touch.
    resize: (width, height) => page.setViewport({ width, height }).catch(() => {}),
    run: async (work, ...args) => {
      const result: unknown = await page.evaluate(`(${work})(...${JSON.stringify(args)})`)
      return result as never
    },
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    // `page.goBack` never resolves.
    back: () => page.evaluate(() => history.back()),
    stop: () => browser.close(),
  }
}
