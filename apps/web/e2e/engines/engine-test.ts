import { test as base, expect } from '@playwright/test'
import { localeCookie } from '#app/i18n/locales.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const engines = {
  firefox: { path: process.env.FIREFOX_PATH, start: startFirefox },
  webkit: { path: process.env.WEBKIT_DRIVER_PATH, start: startWebKit },
}

export interface EngineOptions {
  engineName: keyof typeof engines
}

/** One browser for all tests of a worker. */
export const test = base.extend<object, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const { path = '', start } = engines[engineName]
      const engine = await start(path)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.skip(({ engineName }) => !engines[engineName].path, 'The engine is not installed')

/** Opens a page of the site at a size, up to where its script has hydrated it. */
export async function visit(engine: Engine, address: string, width = 1440): Promise<void> {
  await engine.resize(width, 900)
  await engine.open(address)
  // The script starts at the visitor's first move. A key could stop the loading, as Escape does in WebKit.
  await engine.run(() => document.body.dispatchEvent(new Event('pointerover', { bubbles: true })))
  const isHydrated = () => engine.run((name) => document.cookie.includes(`${name}=`), localeCookie.name)
  await expect.poll(isHydrated, { timeout: 15_000 }).toBe(true)
}

/** What the page has complained about since it was opened. */
export const faultsOf = (engine: Engine): Promise<string[]> =>
  engine.run(() => JSON.parse(document.documentElement.dataset.faults ?? '[]'))

export const textOf = (engine: Engine, selector: string): Promise<string> =>
  engine.run((one) => document.querySelector(one)?.textContent ?? '', selector)

export const countOf = (engine: Engine, selector: string): Promise<number> =>
  engine.run((one) => document.querySelectorAll(one).length, selector)
