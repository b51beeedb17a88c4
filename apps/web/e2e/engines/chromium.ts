import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'
import { controlPage } from './puppeteer.ts'

/** Chromium, for tests that compare engines. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic']
  return controlPage(await puppeteer.launch({ executablePath, headless: true, args }))
}
