import type { ChannelKind } from '@site/contracts/content/channels.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'

export const channelNames = {
  domain: { id: 'Domain', en: 'Domain' },
  phone: { id: 'Telepon', en: 'Phone' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
  email: { id: 'Email', en: 'Email' },
  social: { id: 'Akun media sosial', en: 'Social media account' },
  app: { id: 'Tautan aplikasi', en: 'App link' },
  account: { id: 'Nomor rekening', en: 'Account number' },
} as const satisfies Record<ChannelKind, Bilingual>

/** The error of a channel that does not fit its kind. */
export const channelErrors = {
  domain: {
    id: 'Domain milik sendiri tanpa jalur, misalnya contoh.co.id. Domain bersama seperti instagram.com ditulis sebagai akun atau tautan aplikasi.',
    en: 'A domain of your own without a path, such as example.co.id. A shared one such as instagram.com is entered as an account or an app link.',
  },
  phone: { id: 'Nomor telepon, misalnya 021-5550-0100.', en: 'A phone number, such as 021-5550-0100.' },
  whatsapp: {
    id: 'Nomor WhatsApp, misalnya 0812-3456-7890.',
    en: 'A WhatsApp number, such as 0812-3456-7890.',
  },
  email: {
    id: 'Alamat email, misalnya halo@contoh.co.id.',
    en: 'An email address, such as hello@example.co.id.',
  },
  social: {
    id: 'Tautan lengkap ke akunnya, misalnya https://instagram.com/contoh.',
    en: 'The full link to the account, such as https://instagram.com/example.',
  },
  app: {
    id: 'Tautan lengkap ke aplikasinya di toko aplikasi.',
    en: 'The full link to the app in the app store.',
  },
  account: { id: 'Nomor rekening: 6 sampai 20 digit.', en: 'An account number: 6 to 20 digits.' },
} as const satisfies Record<ChannelKind, Bilingual>
