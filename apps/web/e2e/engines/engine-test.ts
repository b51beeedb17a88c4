import { test as base, chromium, expect } from '@playwright/test'
import { startChromium } from './chromium.ts'
import type { Appearance, Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const engines = {
  firefox: { path: process.env.FIREFOX_PATH, start: startFirefox },
  webkit: { path: process.env.WEBKIT_DRIVER_PATH, start: startWebKit },
}

export interface EngineOptions {
  engineName: keyof typeof engines
  appearance: Appearance
}

interface Fixtures {
  /** Controls the worker's browser; the test fails on errors of the last page. */
  visitor: Visitor
}

/** One browser for all tests of a worker; Playwright starts a new worker after a failed test. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine; reference: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  appearance: ['usual', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, appearance }, use) => {
      const { path = '', start } = engines[engineName]
      const engine = await start(path, appearance)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** Chromium, with which another engine is compared. */
  reference: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const reference = await startChromium(process.env.CHROMIUM_PATH ?? chromium.executablePath())
      await use(reference)
      await reference.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, baseURL }, use) => {
    const visitor = new Visitor(engine, baseURL ?? '')
    await use(visitor)
    expect(await visitor.errors()).toEqual([])
  },
})

test.skip(({ engineName }) => !engines[engineName].path, 'The engine is not installed')
