import { describe, expect, it } from 'vitest'
import { ownChannels } from './own-channels.ts'

const settings = {
  phone: '021-5550-0100',
  whatsapp: '0812-5550-0111',
  email: 'halo@wirasana.example',
  socialLinks: [
    { name: 'Video', url: 'https://video.wirasana.example' },
    { name: 'Instagram', url: 'https://instagram.com/wirasana' },
  ],
  appLinks: { android: 'https://play.google.com/store/apps/details?id=example.wirasana', ios: '' },
}
const listed = { kind: 'phone', value: '+62 21 5550 0100', label: 'Pusat', note: 'Catatan' } as const

describe('ownChannels', () => {
  it('lists the channels of editors, settings and offices by kind, each once', () => {
    const offices = [{ name: 'Bandung', phone: '022-5550-0122', email: 'halo@wirasana.example' }]
    const all = ownChannels('id', { channels: [listed], settings, offices })
    expect(all.map(({ kind, value, label }) => [kind, value, label])).toEqual([
      ['domain', 'video.wirasana.example', 'Video'],
      ['phone', '+62 21 5550 0100', 'Pusat'],
      ['phone', '022-5550-0122', 'Bandung'],
      ['whatsapp', '0812-5550-0111', 'Layanan nasabah'],
      ['email', 'halo@wirasana.example', 'Layanan nasabah'],
      ['social', 'https://instagram.com/wirasana', 'Instagram'],
      ['app', 'https://play.google.com/store/apps/details?id=example.wirasana', 'Aplikasi untuk Android'],
    ])
  })

  it('omits settings that are not filled in', () => {
    const empty = { phone: '', whatsapp: '', email: '', socialLinks: [], appLinks: { android: '', ios: '' } }
    expect(ownChannels('en', { channels: [], settings: empty, offices: [] })).toEqual([])
  })
})
