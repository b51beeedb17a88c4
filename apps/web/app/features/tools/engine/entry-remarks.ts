import type { Locale } from '#app/i18n/locales.ts'

const id = {
  borrowed: (labels: string) => `Tidak Anda isi, jadi kami isikan: ${labels}.`,
}

const en: typeof id = {
  borrowed: (labels) => `Not entered by you, so we filled in: ${labels}.`,
}

const copy = { id, en }

/** Names the fields that the visitor left to the site. */
export function describeBorrowed(locale: Locale, labels: readonly string[]): string[] {
  return labels.length > 0 ? [copy[locale].borrowed(labels.join(', '))] : []
}
