import type { Settings } from '@site/contracts/content/site-chrome.ts'

/** Brand names shown while the CMS settings are unavailable; a real firm replaces them here and in the CMS. */
export const brand = {
  brandName: 'Wirasana',
  companyName: 'Wirasana Sekuritas',
  legalName: 'PT Wirasana Sekuritas Indonesia',
  appName: 'Wirasa',
  phone: '021-5550-0100',
  email: 'halo@wirasana.example',
} as const

/** Settings with nothing but the brand. */
export const brandSettings: Settings = {
  ...brand,
  tagline: '',
  description: '',
  whatsapp: '',
  address: '',
  socialLinks: [],
  appLinks: { android: '', ios: '' },
  // Legally required notices are shown even if the CMS settings are unavailable.
  showDemo: true,
  showSupervision: false,
  notices: {
    demo: '',
    supervision: '',
    investment: '',
    research: '',
    calculator: '',
    sbn: '',
    consentForm: '',
    consentMarketing: '',
  },
}
