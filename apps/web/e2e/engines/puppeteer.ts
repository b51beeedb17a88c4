import type { Browser } from 'puppeteer-core'
import { type Engine, watchPage } from './engine.ts'

/** A page of a browser that Puppeteer controls. */
export async function controlPage(browser: Browser): Promise<Engine> {
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
