import { sql } from '@payloadcms/db-postgres'
import { brand } from '@site/brand/names.ts'
import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { ContactSubjectsSchema } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#cms/base/database/session.ts'
import { waitingForLocks } from '../../../test/broken-tables.ts'
import { addSubject, message, someAddress } from '../../../test/forms.ts'
import { loadConsents } from '../../../test/people.ts'
import { payload, post, requestSite } from '../../../test/service.ts'
import { maxReceiptsPerHour } from './enqueue-mails.ts'

async function storedFrom(email: string) {
  const where = { email: { equals: email } }
  return (await payload.find({ collection: 'contact-messages', where, depth: 0, pagination: false })).docs
}

describe('contact messages', () => {
  it.each([
    { name: 'another message', change: { message: 'Pesan kedua dari halaman yang sama.' } },
    { name: 'another sender', change: { email: someAddress() } },
  ])('are separate if a form is resubmitted with $name under its old key', async ({ change }) => {
    const first = message()
    const second = { ...first, ...change }
    const statuses = []
    for (const body of [first, second, first]) statuses.push((await post('contact-messages', body)).status)
    expect(statuses).toEqual([201, 201, 200])
    const senders = [...new Set([first.email, second.email])]
    expect((await Promise.all(senders.map(storedFrom))).flat()).toHaveLength(2)
  })

  it('are stored once when the same form arrives five times at once', async () => {
    const body = message()
    const responses = await Promise.all(Array.from({ length: 5 }, () => post('contact-messages', body)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    const receipts = await Promise.all(responses.map((response) => response.text()))
    expect(new Set(receipts).size).toBe(1)
    const stored = await storedFrom(body.email)
    expect(stored).toHaveLength(1)
    const { docs: mails } = await payload.find({
      collection: 'mails',
      where: { message: { equals: stored[0]?.id } },
      sort: 'id',
    })
    expect(mails.map(({ kind }) => kind)).toEqual(['messageReceived', 'messageForwarded'])
    const expected = { form: 'contact', text: 'Saya menyetujui.', marketing: false }
    expect(await loadConsents(body.email)).toMatchObject([expected])
  })

  it('queue at most five receipts per hour for an address in any case, also concurrently', async () => {
    const email = someAddress()
    for (let count = 1; count < maxReceiptsPerHour; count += 1) {
      await post('contact-messages', message({ email }))
    }
    const written = [email, email.toUpperCase()]
    const { responses } = await inTransaction({ payload }, async (session) => {
      // Both must have counted before either enqueues.
      await session.execute(sql`lock table mails in share mode`)
      const sent = written.map((address) => post('contact-messages', message({ email: address })))
      await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(written.length)
      return { responses: Promise.all(sent) }
    })
    expect((await responses).map(({ status }) => status)).toEqual([201, 201])
    await post('contact-messages', message({ email }))
    const where = { 'message.email': { in: written } }
    const { docs } = await payload.find({ collection: 'mails', where, pagination: false, depth: 0 })
    const byKind = Object.groupBy(docs, ({ kind }) => kind)
    expect(byKind.messageReceived).toHaveLength(maxReceiptsPerHour)
    // The department gets each message.
    expect(byKind.messageForwarded).toHaveLength(maxReceiptsPerHour + 2)
  })

  it('are not stored with an unknown subject', async () => {
    const body = message({ subject: 2_000_000_000 })
    const response = await post('contact-messages', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ parameter: 'subject' })
    expect(await storedFrom(body.email)).toEqual([])
  })

  it('go to the department of their subject at that time, or to the company without a subject', async () => {
    const subject = await addSubject('Keluhan uji')
    const [withSubject, without] = [message({ subject: subject.id }), message()]
    for (const body of [withSubject, without]) await post('contact-messages', body)
    const data = { departmentEmail: 'lain@contoh.example' }
    await payload.update({ collection: 'contact-subjects', id: subject.id, data })
    expect(await storedFrom(withSubject.email)).toMatchObject([
      { subject: subject.id, department: 'Bagian Keluhan uji', departmentEmail: 'bagian@contoh.example' },
    ])
    expect(await storedFrom(without.email)).toMatchObject([{ subject: null, departmentEmail: brand.email }])
  })

  it.each([
    { marketingConsent: true, marketingText: 'Saya mau kabar.\nSetiap bulan.' },
    { marketingConsent: false, marketingText: null },
    // From a web node of the previous release.
    { marketingConsent: true, marketingText: undefined },
  ])('keep the marketing text $marketingText as it was shown, and in the proof', async (answer) => {
    const body = message(answer)
    expect((await post('contact-messages', body)).status).toBe(201)
    const { marketingConsent: marketing } = answer
    const marketingText = answer.marketingText ?? null
    expect(await storedFrom(body.email)).toMatchObject([{ marketingConsent: marketing, marketingText }])
    expect(await loadConsents(body.email)).toMatchObject([{ marketing, marketingText }])
  })

  it.each([
    { name: 'an empty marketing text', change: { marketingText: '' }, parameter: 'marketingText' },
    { name: 'a phone with letters', change: { phone: '021-ABC' }, parameter: 'phone' },
    { name: 'no consent', change: { consentText: '' }, parameter: 'consentText' },
    { name: 'a line break', change: { fullName: 'Nama\r\nBcc: x@b.example' }, parameter: 'fullName' },
  ])('are rejected with $name', async ({ change, parameter }) => {
    const response = await post('contact-messages', message(change))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ parameter })
  })

  it.each(['__proto__', 'constructor', 'prototype'])('are rejected with the key %s', async (name) => {
    const body = JSON.stringify(message()).replace('{', `{"${name}":{"polluted":true},`)
    const headers = { 'content-type': 'application/json' }
    const rejected = await requestSite('contact-messages', { method: 'POST', body, headers })
    expect(rejected.status).toBe(400)
    expect({}).not.toHaveProperty('polluted')
  })
})

it('contact subjects are listed if they are published and completely translated', async () => {
  await addSubject('Draf uji', { _status: 'draft' })
  const published = await addSubject('Terbit uji')
  const inIndonesian = await requestSite('contact-subjects?locale=id')
  const { subjects } = v.parse(ContactSubjectsSchema, await inIndonesian.json())
  expect(subjects).toContainEqual({ id: published.id, label: 'Terbit uji' })
  expect(subjects.map(({ label }) => label)).not.toContain('Draf uji')
  expect(inIndonesian.headers.get(TAGS_HEADER)).toContain('list:contact-subjects')
  expect(await (await requestSite('contact-subjects?locale=en')).text()).not.toContain(
    `"id":${published.id},`,
  )
})
