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
    [complaints({ resolved: 12 }), 'complaints.1.resolved', 'jumlah yang diterima', 'number received'],
    [complaints({ escalated: 0.5 }), 'complaints.1.escalated', 'Bilangan bulat', 'whole number'],
    [complaints({ year: thisYear + 1 }), 'complaints.1.year', `sampai ${thisYear}`, `to ${thisYear}`],
    [complaints({ year: thisYear - 1 }), 'complaints.1.year', 'sudah ada di atas', 'already listed'],
    [channels(['domain', 'instagram.com']), 'channels.0.value', 'Domain milik sendiri', 'of your own'],
    [channels(['domain', 'contoh.co.id/masuk']), 'channels.0.value', 'tanpa jalur', 'without a path'],
    [channels(['phone', '0800-CONTOH']), 'channels.0.value', 'Nomor telepon', 'phone number'],
    [channels(['social', '@contoh']), 'channels.0.value', 'Tautan lengkap', 'full link'],
    [channels(['app', 'https://play.google.com/store']), 'channels.0.value', 'toko aplikasi', 'app store'],
    [channels(['email', 'halo@']), 'channels.0.value', 'Alamat email', 'email address'],
    [
      channels(['phone', '021-5550-0100'], ['phone', '+62 21 5550 0100']),
      'channels.1.value',
      'sudah ada di atas',
      'already listed',
    ],
  ])('reports an error of %j at %s, in both languages', (document, path, id, en) => {
    expect(validateTrust(document)).toEqual([
      { path, message: { id: expect.stringContaining(id), en: expect.stringContaining(en) } },
    ])
  })
})
