import { expect } from '@playwright/test'
import { localeCookie } from '#app/i18n/locales.ts'
import type { Engine, Key } from './engine.ts'

/** The human check of a form takes some time. */
const timeout = 15_000
const wanted = '[data-wanted]'

/** Uses a page of the site like a visitor. A text narrows a selector to elements that contain it. */
export class Visitor {
  readonly engine: Engine
  readonly #siteUrl: string

  constructor(engine: Engine, siteUrl: string) {
    this.engine = engine
    this.#siteUrl = siteUrl
  }

  /** Opens a page as a new visitor and waits for hydration. */
  async visit(path: string, width = 1440): Promise<void> {
    await this.engine.resize(width, 900)
    await this.engine.run(() => {
      if (location.protocol !== 'http:') return
      localStorage.clear()
      sessionStorage.clear()
    })
    await this.#open(`${this.#siteUrl}${path}`)
  }

  async reload(): Promise<void> {
    await this.#open(await this.engine.run(() => location.href))
  }

  async #open(address: string): Promise<void> {
    // Set by the page's script; a cookie of an earlier page would be misleading.
    await this.engine.run((name) => {
      if (location.protocol !== 'http:') return
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous
      document.cookie = `${name}=; Max-Age=0; Path=/`
    }, localeCookie.name)
    await this.engine.open(address)
    // Interaction starts hydration. A key could stop loading, like Escape in WebKit.
    await this.engine.run(() => document.body.dispatchEvent(new Event('pointerover', { bubbles: true })))
    await this.until((name) => document.cookie.includes(`${name}=`), true, localeCookie.name)
  }

  /** Waits until `work`, run in the page, returns this result. Errors during navigation are ignored. */
  async until<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    result: Result,
    ...args: Args
  ): Promise<void> {
    await expect(async () => expect<unknown>(await this.engine.run(work, ...args)).toEqual(result)).toPass({
      timeout,
    })
  }

  /** Waits for a visible element. */
  sees(selector: string, text = ''): Promise<void> {
    return this.until(mark, true, selector, text)
  }

  counts(selector: string, count: number): Promise<void> {
    return this.until((one) => document.querySelectorAll(one).length, count, selector)
  }

  /** Waits until path and query contain this text. */
  at(part: string): Promise<void> {
    return this.until((one) => `${location.pathname}${location.search}$`.includes(one), true, part)
  }

  /** Waits until an element has the focus. */
  focused(selector: string): Promise<void> {
    return this.until((one) => document.activeElement?.matches(one) ?? false, true, selector)
  }

  value(selector: string): Promise<string> {
    return this.engine.run((one) => document.querySelector<HTMLInputElement>(one)?.value ?? '', selector)
  }

  click(selector: string, text = ''): Promise<void> {
    return this.#onSight(selector, text, () => this.engine.click(wanted))
  }

  hover(selector: string): Promise<void> {
    return this.#onSight(selector, '', () => this.engine.hover(wanted))
  }

  focus(selector: string): Promise<void> {
    return this.#onSight(selector, '', () =>
      this.engine.run((one) => document.querySelector<HTMLElement>(one)?.focus(), wanted),
    )
  }

  /**
   * Retries, because React may replace an element between lookup and use. Waits until the element stands still: a driver
   * clicks the point where it was.
   */
  async #onSight(selector: string, text: string, use: () => Promise<void>): Promise<void> {
    let before = ''
    await expect(async () => {
      expect(await this.engine.run(mark, selector, text), `${selector} ${text}`).toBe(true)
      const position = await this.engine.run(readPosition, wanted)
      const isStill = position === before
      before = position
      expect(isStill, `${selector} ${text} stands still`).toBe(true)
      await use()
    }).toPass({ timeout })
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.engine.press(key)
  }

  /** Replaces the value of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.sees(selector)
    await this.engine.run((one) => {
      const field = document.querySelector<HTMLInputElement>(one)
      if (field) field.value = ''
    }, wanted)
    await this.engine.type(wanted, text)
  }

  async select(selector: string, index: number): Promise<void> {
    const choose = (one: string, chosen: number) => {
      const field = document.querySelector<HTMLSelectElement>(one)
      if (field) field.selectedIndex = chosen
      field?.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await this.engine.run(choose, selector, index)
  }

  /** Errors of the page since it was opened. */
  errors(): Promise<string[]> {
    return this.engine.run(() => JSON.parse(document.documentElement.dataset.errors ?? '[]'))
  }
}

/** Marks the first visible matching element; runs in the page. */
function mark(selector: string, text: string): boolean {
  for (const old of document.querySelectorAll('[data-wanted]')) old.removeAttribute('data-wanted')
  const found = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent?.includes(text),
  )
  found?.setAttribute('data-wanted', '')
  return found !== undefined
}

function readPosition(selector: string): string {
  const element = document.querySelector(selector)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return JSON.stringify(element?.getBoundingClientRect())
}
