import { SubscriptionRequestSchema } from '@site/contracts/content/subscription.ts'
import { type SubscriptionList, subscriptionLists } from '@site/contracts/content/subscription-names.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { formatConsent } from './consent-texts.ts'
import { parseChoices } from './parse-choices.server.ts'
import { nameConsent, readChoices } from './subscription-values.ts'

const legalName = 'PT Contoh Sekuritas'
const close = { date: '2026-11-27', close: 4280 }
const companies = new Map([
  ['BQNS', { delistedOn: null, latestPrice: close }],
  ['TLKV', { delistedOn: null, latestPrice: null }],
  ['GONE', { delistedOn: '2026-03-31', latestPrice: close }],
])

function parse(
  fields: Record<string, string>,
  {
    locale = 'id',
    lists = ['saham'],
    known = null,
  }: Partial<{ locale: Locale; lists: SubscriptionList[]; known: Known }> = {},
) {
  const form = new FormData()
  for (const list of lists) {
    form.set(nameConsent(list), formatConsent(locale, list, legalName))
  }
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value)
  }
  const market = { company: async (ticker: string) => companies.get(ticker) ?? null }
  const site = { locale, now: new Date('2026-11-28T03:00:00Z'), market }
  return parseChoices(readChoices(form), site, { legalName, known })
}
type Known = Parameters<typeof parseChoices>[2]['known']

const row = (fields: Record<string, string>) => ({ 'report-1': '1', ...fields })

describe('the consent text', () => {
  it.each([
    {
      locale: 'id',
      text: 'Saya setuju alamat email ini dipakai PT Contoh Sekuritas untuk mengirim Sapa Mentari sampai saya berhenti. Saya berusia 18 tahun atau lebih.',
    },
    {
      locale: 'en',
      text: 'I agree that PT Contoh Sekuritas uses this address to send me Sapa Mentari until I unsubscribe. I am 18 or older.',
    },
  ] as const)('names the list in $locale', ({ locale, text }) => {
    expect(formatConsent(locale, 'pagi', legalName)).toBe(text)
  })

  it('differs for each list', () => {
    expect(new Set(subscriptionLists.map((list) => formatConsent('id', list, legalName))).size).toBe(5)
  })
})

describe('the choices of the form', () => {
  it('become choices that the CMS accepts', async () => {
    const { choices, errors } = await parse(
      {
        'ticker-1': 'bqns.jk',
        'corporateAction-1': '1',
        'above-1': 'Rp4.300',
        'ticker-2': 'TLKV, GONE',
        'report-2': '1',
        choosesEvents: '1',
        event: 'kelas-pemula',
      },
      { lists: [...subscriptionLists] },
    )
    expect(errors).toEqual([])
    expect(choices).toMatchObject([
      { list: 'pagi' },
      { list: 'riset' },
      { list: 'pengumuman' },
      {
        list: 'saham',
        shares: [
          { ticker: 'BQNS', news: ['corporateAction'], above: 4300, below: null },
          { ticker: 'TLKV', news: ['report'], above: null, below: null },
          { ticker: 'GONE', news: ['report'], above: null, below: null },
        ],
      },
      { list: 'acara', newEvents: false, events: ['kelas-pemula'] },
    ])
    const request = {
      idempotencyKey: '4be0643f-1d98-4c84-9c0a-0d8f4a1a7b4e',
      locale: 'id',
      humanCheck: 'passed',
      email: 'nara@contoh.example',
      consentVersion: '1',
      choices,
    }
    expect(v.is(SubscriptionRequestSchema, request)).toBe(true)
  })

  const invalid = [
    { fields: row({ 'ticker-1': 'QQQQ' }), id: 'QQQQ tidak tercatat.', en: 'QQQQ is not listed.' },
    { fields: row({ 'ticker-1': '123' }), id: '123 tidak tercatat.', en: '123 is not listed.' },
    {
      fields: { 'ticker-1': 'BQNS', 'above-1': '4283' },
      id: 'Rp4.283 bukan fraksi harga; terdekat Rp4.280 atau Rp4.290.',
      en: 'Rp4,283 is not on the tick; nearest Rp4,280 or Rp4,290.',
    },
    {
      fields: { 'ticker-1': 'TLKV', 'below-1': '4999' },
      id: 'Rp4.999 bukan fraksi harga; terdekat Rp4.990 atau Rp5.000.',
      en: 'Rp4,999 is not on the tick; nearest Rp4,990 or Rp5,000.',
    },
    {
      fields: { 'ticker-1': 'BQNS', 'above-1': '4200' },
      id: 'Harga penutupan 27 Nov (Rp4.280) sudah di atas Rp4.200.',
      en: 'The close of Nov 27 (Rp4,280) is already above Rp4,200.',
    },
    {
      fields: { 'ticker-1': 'BQNS', 'below-1': '4300' },
      id: 'Harga penutupan 27 Nov (Rp4.280) sudah di bawah Rp4.300.',
      en: 'The close of Nov 27 (Rp4,280) is already below Rp4,300.',
    },
    {
      fields: { 'ticker-1': 'BQNS', 'below-1': '4280' },
      id: 'Harga penutupan 27 Nov sudah Rp4.280.',
      en: 'The close of Nov 27 is already Rp4,280.',
    },
    {
      fields: { 'ticker-1': 'GONE', 'above-1': '5000' },
      id: 'GONE sudah keluar dari bursa, jadi harganya tidak dapat dipantau.',
      en: 'GONE has left the exchange, so its price cannot be watched.',
    },
    {
      fields: { 'ticker-1': 'TLKV', 'above-1': '0' },
      id: 'Isi dari Rp1 sampai Rp10.000.000.',
      en: 'Enter from Rp1 to Rp10,000,000.',
    },
    {
      fields: { 'ticker-1': 'TLKV', 'above-1': '10000025' },
      id: 'Isi dari Rp1 sampai Rp10.000.000.',
      en: 'Enter from Rp1 to Rp10,000,000.',
    },
    { fields: { 'ticker-1': 'TLKV', 'above-1': 'mahal' }, id: 'Harus berupa angka', en: 'Must be numerical' },
    { fields: row({ 'ticker-1': '' }), id: 'Wajib diisi', en: 'Required' },
    {
      fields: { 'ticker-1': 'BQNS' },
      id: 'Pilih sedikitnya satu kabar, atau isi satu harga.',
      en: 'Choose at least one kind of news, or enter a price.',
    },
    {
      fields: { 'ticker-1': 'BQNS TLKV', 'above-1': '5000' },
      id: 'Isi satu kode saja untuk pengingat harga.',
      en: 'Enter a single ticker for a price alert.',
    },
    {
      fields: row({ 'ticker-1': 'BQNS', 'ticker-2': 'TLKV bqns', 'report-2': '1' }),
      id: 'BQNS sudah diisi di atas.',
      en: 'BQNS is already entered above.',
    },
    {
      fields: row({
        'ticker-1': Array.from({ length: 21 }, (_, index) => `AAA${String.fromCharCode(65 + index)}`).join(
          ' ',
        ),
      }),
      id: 'Paling banyak 20 saham.',
      en: 'At most 20 shares.',
    },
    { fields: {}, id: 'Isi sedikitnya satu kode saham.', en: 'Enter at least one ticker.' },
  ]
  it.each(invalid)('are returned with "$id"', async ({ fields, ...messages }) => {
    for (const locale of ['id', 'en'] as const) {
      const { errors } = await parse(fields, { locale })
      expect(errors.map(({ message }) => message)).toEqual([messages[locale]])
    }
  })

  it('need the box of the chosen shares, and its text as it is now', async () => {
    const unchecked = await parse(row({ 'ticker-1': 'BQNS' }), { lists: [] })
    expect(unchecked).toMatchObject({ choices: [], errors: [{ name: 'consent-saham' }] })
    const old = await parse({ 'consent-pagi': 'Saya setuju.' }, { lists: [] })
    expect(old).toMatchObject({ choices: [], errors: [{ name: 'consent-pagi' }] })
  })

  it('need an event or new events', async () => {
    const none = await parse({ choosesEvents: '1' }, { lists: ['acara'] })
    expect(none.errors.map(({ message }) => message)).toEqual([
      'Pilih sedikitnya satu pengingat, atau acara baru.',
    ])
    expect((await parse({}, { lists: ['acara'] })).choices).toMatchObject([{ newEvents: true, events: [] }])
  })

  it('have at most 20 reminders', async () => {
    const readEvents = async (locale: Locale, slugs: readonly string[]) => {
      const form = new FormData()
      form.set('consent-acara', formatConsent(locale, 'acara', legalName))
      for (const slug of slugs) form.append('event', slug)
      const values = readChoices(form)
      const site = { locale, now: new Date('2026-11-28T03:00:00Z'), market: { company: async () => null } }
      return { values, ...(await parseChoices(values, site, { legalName, known: null })) }
    }
    const slugs = Array.from({ length: 21 }, (_, at) => `acara-${at}`)
    expect(await readEvents('id', slugs)).toMatchObject({
      values: { events: slugs },
      choices: [],
      errors: [{ name: 'consent-acara', message: 'Paling banyak 20 pengingat acara.' }],
    })
    expect((await readEvents('en', slugs)).errors).toMatchObject([{ message: 'At most 20 event reminders.' }])
    // A repeated one, and one that is no slug, count nothing.
    const fewer = await readEvents('id', [...slugs.slice(1), 'acara-1', 'a'.repeat(300)])
    expect(fewer.choices).toMatchObject([{ events: slugs.slice(1) }])
  })

  it('keep a threshold of the subscription that has been reached since', async () => {
    const known: Known = [{ ticker: 'BQNS', news: [], above: 4200, below: null }]
    const { choices, errors } = await parse({ 'ticker-1': 'BQNS', 'above-1': '4.200' }, { known })
    expect(errors).toEqual([])
    expect(choices).toMatchObject([{ shares: [{ above: 4200 }] }])
  })

  it('of an ended list are no error in a subscription', async () => {
    expect(await parse(row({ 'ticker-1': 'BQNS' }), { lists: [], known: [] })).toEqual({
      choices: [],
      errors: [],
    })
  })
})
