import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** For reloading the page and going back to it; later a registration may have been canceled. */
const LIFETIME_MS = 60 * 60 * 1_000

/** What became of a form: its name, then what it was about and its outcome. */
type ReceiptSubject = readonly [form: 'contact' | 'registration' | 'subscription', ...facts: string[]]

/**
 * Signs the outcome of a form for the URL of the page that confirms it. Without a receipt, that page would confirm to
 * every visitor. It contains the time, and no personal data.
 */
export class FormReceipts {
  readonly #key: Buffer

  /** @param secret shared by all nodes of a site */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'site form receipt', 32))
  }

  sign(subject: ReceiptSubject, now: Date): string {
    const time = String(now.getTime())
    return `${time}.${this.#signature(subject, time).toString('base64url')}`
  }

  /** False for a missing, forged or expired receipt, and for one with another subject. */
  verify(receipt: string | null, subject: ReceiptSubject, now: Date): boolean {
    const [time = '', given = ''] = receipt?.split('.') ?? []
    const actual = Buffer.from(given, 'base64url')
    const expected = this.#signature(subject, time)
    return (
      actual.length === expected.length &&
      timingSafeEqual(actual, expected) &&
      now.getTime() - Number(time) <= LIFETIME_MS
    )
  }

  #signature(subject: ReceiptSubject, time: string): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([...subject, time]))
      .digest()
  }
}
