import { describe, expect, it } from 'vitest'
import { validateTrust } from './validate-trust.ts'

const thisYear = new Date().getFullYear()
const complaints = (changes: object) => ({
  complaints: [
    { year: thisYear - 1, received: 10, resolved: 8, escalated: 1 },
    { year: thisYear - 2, received: 9, resolved: 9, escalated: 0, ...changes },
  ],
})
const channels = (...rows: [string | null, string][]) => ({
  channels: rows.map(([kind, value]) => ({ kind, value })),
})

describe('validateTrust', () => {
  it.each([
    { name: 'consistent complaint figures', document: complaints({}) },
    {
      name: 'one channel of each kind',
      document: channels(
        ['domain', 'contoh.co.id'],
        ['phone', '(021) 5550-0100'],
        ['phone', '1500-123'],
        ['whatsapp', '+62 812-3456-7890'],
        ['email', 'halo@contoh.co.id'],
        ['social', 'https://www.instagram.com/contoh/'],
        ['app', 'https://play.google.com/store/apps/details?id=id.co.contoh'],
        ['account', '123-456-7890'],
      ),
    },
    {
      name: 'the same number for two purposes',
      document: channels(['phone', '0812-3456-7890'], ['whatsapp', '0812-3456-7890']),
    },
    { name: 'rows that an editor has only begun', document: { complaints: [], channels: [{}] } },
  ])('accepts $name', ({ document }) => {
    expect(validateTrust(document)).toEqual([])
  })

  it.each([
    {
      name: 'more resolved than received',
      document: complaints({ resolved: 12 }),
      path: 'complaints.1.resolved',
      id: 'jumlah yang diterima',
      en: 'number received',
    },
    {
      name: 'half a complaint',
      document: complaints({ escalated: 0.5 }),
      path: 'complaints.1.escalated',
      id: 'Bilangan bulat',
      en: 'whole number',
    },
    {
      name: 'a year to come',
      document: complaints({ year: thisYear + 1 }),
      path: 'complaints.1.year',
      id: `sampai ${thisYear}`,
      en: `to ${thisYear}`,
    },
    {
      name: 'a year twice',
      document: complaints({ year: thisYear - 1 }),
      path: 'complaints.1.year',
      id: 'sudah ada di atas',
      en: 'already listed',
    },
    {
      name: 'a platform as our domain',
      document: channels(['domain', 'instagram.com']),
      path: 'channels.0.value',
      id: 'Domain milik sendiri',
      en: 'of your own',
    },
    {
      name: 'a domain with a path',
      document: channels(['domain', 'contoh.co.id/masuk']),
      path: 'channels.0.value',
      id: 'tanpa jalur',
      en: 'without a path',
    },
    {
      name: 'a phone number with letters',
      document: channels(['phone', '0800-CONTOH']),
      path: 'channels.0.value',
      id: 'Nomor telepon',
      en: 'phone number',
    },
    {
      name: 'an account without its network',
      document: channels(['social', '@contoh']),
      path: 'channels.0.value',
      id: 'Tautan lengkap',
      en: 'full link',
    },
    {
      name: 'a store without an app',
      document: channels(['app', 'https://play.google.com/store']),
      path: 'channels.0.value',
      id: 'toko aplikasi',
      en: 'app store',
    },
    {
      name: 'an email without a domain',
      document: channels(['email', 'halo@']),
      path: 'channels.0.value',
      id: 'Alamat email',
      en: 'email address',
    },
    {
      name: 'two spellings of one number',
      document: channels(['phone', '021-5550-0100'], ['phone', '+62 21 5550 0100']),
      path: 'channels.1.value',
      id: 'sudah ada di atas',
      en: 'already listed',
    },
  ])('reports $name at its field, in both languages', ({ document, path, id, en }) => {
    expect(validateTrust(document)).toEqual([
      { path, message: { id: expect.stringContaining(id), en: expect.stringContaining(en) } },
    ])
  })
})
