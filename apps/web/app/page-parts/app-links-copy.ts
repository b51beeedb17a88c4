const id = {
  getItOn: 'Unduh di',
  none: (app: string, hasWhatsApp: boolean) =>
    `Tautan resmi ${app} belum tersedia. Tulis kepada kami lewat formulir${hasWhatsApp ? ' atau WhatsApp' : ''}; kami menjawab begitu tautannya tersedia.`,
  form: 'Tulis lewat formulir',
  demo: 'Tautan contoh: aplikasi pada situs demonstrasi ini fiktif.',
}

const en: typeof id = {
  getItOn: 'Get it on',
  none: (app, hasWhatsApp) =>
    `There is no official link to ${app} yet. Write to us with the form${hasWhatsApp ? ' or on WhatsApp' : ''}; we reply when it is available.`,
  form: 'Write to us',
  demo: 'Example links: the app of this demonstration site is fictitious.',
}

export const appLinksCopy = { id, en }
