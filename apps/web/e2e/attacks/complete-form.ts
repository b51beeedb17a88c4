import { expect } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { fieldValue } from '../support/field-value.ts'
import { untilOld } from '../support/form-age.ts'
import { ask, type RawResponse } from './raw-exchange.ts'

const contact = pathTo('contactUs', 'id')

/** A filled-in contact form, old enough to be sent by HTTP without JavaScript. */
export async function completeForm(origin: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${origin}${contact}`)).text()
  const kept = ['idempotencyKey', 'formToken', 'consent'].map(
    (name) => [name, fieldValue(html, name)] as const,
  )
  const form = {
    ...Object.fromEntries(kept),
    fullName: 'Nara Tumivarka',
    email: `nara-${crypto.randomUUID()}@contoh.example`,
    phone: '081234567890',
    domicile: 'indonesia',
    subject: /<option[^>]*value="(\d+)"/.exec(html)?.[1] ?? '',
    message: `Bagaimana cara memindahkan efek saya? ${crypto.randomUUID()}`,
  }
  await untilOld(kept[1]?.[1] ?? '')
  expect(form.subject).not.toBe('')
  return form
}

let networks = 0

/** Sends a form body, each time from another network, so that the rate limit does not interfere. */
export function post(
  origin: string,
  body: string,
  {
    headers = [['Origin', origin]],
    type = 'application/x-www-form-urlencoded',
  }: { headers?: readonly (readonly [string, string])[]; type?: string } = {},
): Promise<RawResponse> {
  networks += 1
  return ask(origin, {
    target: contact,
    method: 'POST',
    headers: [
      ...headers.map(([name, value]) => [name, value.replaceAll('{site}', origin)] as const),
      ['Content-Type', type],
      ['X-Forwarded-For', `10.${process.pid % 250}.${Math.floor(networks / 250)}.${(networks % 250) + 1}`],
    ],
    body: Buffer.from(body, 'utf8').toString('latin1'),
  })
}
