import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fieldValue } from '../../apps/web/e2e/field-value.ts'
import { ask } from './ask.mjs'

/** Nobody types so fast; the form says when it was made. */
const shortestMs = 1_100
const heardWithinMs = 30_000
const pauseMs = 250

/** @typedef {'registered' | 'notSent' | 'unheard'} Heard `unheard`: nobody can tell what became of it */

/** Somebody without script who opens the form of an event and sends it, from an address of their own. */
class Registrant {
  email = `${randomUUID()}@contoh.example`
  #url
  #localAddress
  #body
  #headers

  /**
   * @param {{ url: string, localAddress: string, siteUrl: string, html: string }} opened
   */
  constructor({ url, localAddress, siteUrl, html }) {
    this.#url = url
    this.#localAddress = localAddress
    this.#headers = { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' }
    const made = ['kind', 'idempotencyKey', 'formToken', 'consent'].map((name) => [
      name,
      fieldValue(html, name),
    ])
    const typed = { fullName: 'Nara Tumivarka', email: this.email, phone: '081234567890' }
    this.#body = String(new URLSearchParams({ ...Object.fromEntries(made), ...typed }))
  }

  /** @returns {Promise<Heard>} */
  async send() {
    const asked = {
      method: 'POST',
      localAddress: this.#localAddress,
      headers: this.#headers,
      body: this.#body,
    }
    const answer = await ask(this.#url, asked).catch(() => null)
    if (answer === null || answer.status === 502) return 'unheard'
    if (answer.status === 503) return 'notSent'
    if (answer.status === 303 && !answer.headers.location?.includes('gagal')) return 'registered'
    throw new Error(`${answer.status} ${answer.headers.location ?? answer.text.slice(0, 1_000)}`)
  }

  /** Presses the button again until somebody takes the form. */
  async sendUntilHeard() {
    const deadline = Date.now() + heardWithinMs
    for (;;) {
      const heard = await this.send()
      if (heard === 'registered' || Date.now() > deadline) return heard
      await delay(pauseMs)
    }
  }
}

/**
 * Visitors who have the form of an event open and may send it.
 *
 * @param {import('./test-cluster.mjs').TestCluster} site
 * @param {{ slug: string, count: number }} event
 */
export async function openForms({ front, siteUrl }, { slug, count }) {
  const url = `${front}/id/edukasi/brids-eduvest/${slug}/daftar?kind=non-client`
  const registrants = []
  for (let number = 0; number < count; number += 1) {
    const localAddress = `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`
    const { status, text } = await ask(url, { localAddress })
    if (status !== 200) throw new Error(`${url} is answered with ${status}`)
    registrants.push(new Registrant({ url, localAddress, siteUrl, html: text }))
  }
  await delay(shortestMs)
  return registrants
}

/**
 * Lets everybody press again who was not told of a seat, and compares what was said with what is kept.
 *
 * @param {readonly Registrant[]} registrants
 * @param {readonly Heard[]} first what each was told
 * @param {() => Promise<string[]>} seated the addresses of those who have a seat
 * @returns {Promise<{ heardAtFirst: number, lost: string[], twice: string[] }>}
 */
export async function settle(registrants, first, seated) {
  const told = registrants.filter((_, number) => first[number] === 'registered')
  const atFirst = await seated()
  const lostAtFirst = told.filter(({ email }) => !atFirst.includes(email))
  const others = registrants.filter((_, number) => first[number] !== 'registered')
  await Promise.all(others.map((registrant) => registrant.sendUntilHeard()))
  const inTheEnd = await seated()
  const lost = registrants.filter(({ email }) => !inTheEnd.includes(email))
  return {
    heardAtFirst: told.length,
    lost: [...lostAtFirst, ...lost].map(({ email }) => email),
    twice: inTheEnd.filter((email, index) => inTheEnd.indexOf(email) !== index),
  }
}
