import { brand } from '@site/brand/names.ts'
import type { Settings } from '@site/contracts/content/shell.ts'

/** Settings that say no more than whose site it is. */
export const brandSettings: Settings = {
  ...brand,
  tagline: '',
  description: '',
  whatsapp: '',
  address: '',
  socialLinks: [],
  appLinks: { android: '', ios: '' },
  // What must not be mistaken is said also when nobody can be asked whether to say it.
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
