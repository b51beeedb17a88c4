import puppeteer from 'puppeteer-core'
import type { Appearance, Engine } from './engine.ts'
import { controlPage } from './puppeteer.ts'

const calm = { 'layout.css.prefers-color-scheme.content-override': 0, 'ui.prefersReducedMotion': 1 }

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string, appearance: Appearance): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: appearance === 'calm' ? calm : {},
  })
  return controlPage(browser)
}
