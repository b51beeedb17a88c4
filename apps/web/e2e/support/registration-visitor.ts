import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { kindInUrl } from '#app/features/education-events/registration-form.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { fieldValue } from './field-value.ts'
import { untilOld } from './form-age.ts'

/** `notSent`: the form was shown again because the service was unavailable. */
export type Outcome = 'registered' | 'notSent'

const HEARD_WITHIN_MS = 60_000
/** A realistic interval; a form may be sent at most thirty times within ten minutes. */
const PAUSE_MS = 2_000

/** Opens and sends a registration form over HTTP, without JavaScript; hundreds fit into one test. */
export class RegistrationVisitor {
  readonly #url: string
  readonly #body: URLSearchParams
  readonly #headers: Readonly<Record<string, string>>

  private constructor(url: string, body: URLSearchParams, headers: Readonly<Record<string, string>>) {
    this.#url = url
    this.#body = body
    this.#headers = headers
  }

  /** @param number determines the visitor's name and network; the node has to trust one proxy */
  static async open(siteUrl: string, slug: string, number: number): Promise<RegistrationVisitor> {
    const url = `${siteUrl}${pathTo('eventRegister', 'id', { slug }, { kind: kindInUrl.nonClient })}`
    const headers = {
      origin: siteUrl,
      'x-forwarded-for': `10.20.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`,
    }
    const html = await openForm(url, headers)
    const kept = ['kind', 'idempotencyKey', 'formToken', 'consent'].map((name) => [
      name,
      fieldValue(html, name),
    ])
    const person = [
      ['fullName', `Pengunjung ${number}`],
      ['email', `${crypto.randomUUID()}@contoh.example`],
      ['phone', '081234567890'],
    ]
    return new RegistrationVisitor(url, new URLSearchParams([...kept, ...person]), headers)
  }

  get email(): string {
    return this.#body.get('email') ?? ''
  }

  /** Waits until the form may be sent; its token starts with its creation time. */
  async untilOldEnough(): Promise<void> {
    await untilOld(this.#body.get('formToken') ?? '')
  }

  async send(): Promise<Outcome> {
    const answer = await fetch(this.#url, {
      method: 'POST',
      headers: this.#headers,
      body: this.#body,
      redirect: 'manual',
    })
    const text = await answer.text()
    if (answer.status === 503) {
      return 'notSent'
    }
    expect(answer.status, text.slice(0, 2000)).toBe(303)
    // The event has a seat for each visitor.
    expect(answer.headers.get('location')).toMatch(/\/daftar-sukses\?receipt=[^&]+$/)
    return 'registered'
  }

  /** Sends the form repeatedly until it is accepted. */
  async sendUntilHeard(): Promise<Outcome> {
    const deadline = Date.now() + HEARD_WITHIN_MS
    for (;;) {
      const outcome = await this.send()
      if (outcome !== 'notSent' || Date.now() > deadline) {
        return outcome
      }
      await delay(PAUSE_MS)
    }
  }
}

/** Retries after Retry-After, up to a deadline. */
async function openForm(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const deadline = Date.now() + HEARD_WITHIN_MS
  for (;;) {
    const page = await fetch(url, { headers })
    const html = await page.text()
    if (page.status !== 503 || Date.now() > deadline) {
      expect(page.status, html.slice(0, 2000)).toBe(200)
      return html
    }
    const seconds = Number(page.headers.get('retry-after'))
    expect(seconds, 'when to come back').toBeGreaterThan(0)
    await delay(seconds * 1000)
  }
}
