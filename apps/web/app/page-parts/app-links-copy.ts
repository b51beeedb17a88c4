const id = {
  getItOn: 'Unduh di',
  none: (app: string) =>
    `Tautan resmi ${app} belum tersedia. Hubungi kami, dan kami akan mengabari Anda begitu tautannya tersedia.`,
  form: 'Tulis lewat formulir',
  demo: 'Tautan contoh: aplikasi pada situs demonstrasi ini fiktif.',
}

const en: typeof id = {
  getItOn: 'Get it on',
  none: (app) =>
    `There is no official link to ${app} yet. Contact us, and we will tell you as soon as there is.`,
  form: 'Write to us',
  demo: 'Example links: the app of this demonstration site is fictitious.',
}

export const appLinksCopy = { id, en }
