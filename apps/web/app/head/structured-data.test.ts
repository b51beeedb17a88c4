import { describe, expect, it } from 'vitest'
import { brandSettings } from './brand-settings.ts'
import { firm } from './structured-data.ts'

const site = {
  siteUrl: 'https://site.example',
  locale: 'en',
  languageTag: 'en-US',
  canonical: 'https://site.example/en',
  picture: '',
} as const
const named = { ...brandSettings, companyName: 'Uji', legalName: 'PT Uji Sekuritas' }
const always = {
  '@type': 'FinancialService',
  '@id': 'https://site.example/#organization',
  name: 'Uji',
  legalName: 'PT Uji Sekuritas',
  url: 'https://site.example/en',
  logo: 'https://site.example/icon-512.png',
  image: 'https://site.example/icon-512.png',
  areaServed: 'ID',
}

describe('the firm in JSON-LD', () => {
  it('has every fact of the settings', () => {
    const settings = {
      ...named,
      description: 'Sekuritas',
      email: 'halo@uji.example',
      phone: '021-5550-0100',
      address: 'Jalan Uji 1',
      socialLinks: [{ name: 'Instagram', url: 'https://instagram.com/uji' }],
    }
    expect(firm({ ...site, settings })).toEqual({
      ...always,
      description: 'Sekuritas',
      email: 'halo@uji.example',
      telephone: '+622155500100',
      address: { '@type': 'PostalAddress', streetAddress: 'Jalan Uji 1', addressCountry: 'ID' },
      sameAs: ['https://instagram.com/uji'],
    })
  })

  it('has none that is empty', () => {
    const settings = { ...named, description: '', email: '', phone: '', address: '', socialLinks: [] }
    expect(firm({ ...site, settings })).toEqual({ ...always, sameAs: [] })
  })
})
