import { plainCharacters } from '@site/contracts/typed-text.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { type RequestLike, translate } from '#cms/base/fields/translate.ts'

/** How each store addresses an app, and what an editor reads about any other address. */
const stores = {
  android: {
    isApp: ({ origin, pathname, searchParams }: URL) =>
      origin === 'https://play.google.com' &&
      pathname === '/store/apps/details' &&
      /^\w+(\.\w+)+$/.test(searchParams.get('id') ?? ''),
    message: {
      id: 'Bukan alamat aplikasi di Google Play. Salin alamatnya dari toko, misalnya https://play.google.com/store/apps/details?id=com.contoh.aplikasi, atau kosongkan.',
      en: 'Not the address of an app on Google Play. Copy it from the store, such as https://play.google.com/store/apps/details?id=com.example.app, or leave this empty.',
    },
  },
  ios: {
    isApp: ({ origin, pathname }: URL) =>
      origin === 'https://apps.apple.com' && /\/app\/(.+\/)?id\d+$/.test(pathname),
    message: {
      id: 'Bukan alamat aplikasi di App Store. Salin alamatnya dari toko, misalnya https://apps.apple.com/id/app/contoh/id1234567890, atau kosongkan.',
      en: 'Not the address of an app on the App Store. Copy it from the store, such as https://apps.apple.com/us/app/example/id1234567890, or leave this empty.',
    },
  },
} as const satisfies Record<string, { isApp: (address: URL) => boolean; message: Bilingual }>

/** Validates the address of our app in a store, which may be absent: an error message, or true. */
export function checkStoreAddress(
  store: keyof typeof stores,
  value: unknown,
  options: RequestLike = {},
): string | true {
  if (!value) return true
  const address = URL.parse(String(value))
  const { isApp, message } = stores[store]
  return (address !== null && address.username === '' && isApp(address)) || translate(options, message)
}

/** Validates a WhatsApp number, which may be absent: an error message, or true. */
export function checkWhatsApp(value: unknown, options: RequestLike = {}): string | true {
  if (!value) return true
  const digits = plainCharacters(String(value)).replaceAll(/[ .()-]/g, '')
  return (
    /^(\+?62|0)[2-9]\d{7,11}$|^\+(?!62)[1-9]\d{6,14}$/.test(digits) ||
    translate(options, {
      id: 'Bukan nomor WhatsApp. Awali dengan 0 atau dengan + dan kode negara, misalnya 0812-3456-7890 atau +62 812 3456 7890, atau kosongkan.',
      en: 'Not a WhatsApp number. Start with 0, or with + and the country code, such as 0812-3456-7890 or +62 812 3456 7890, or leave this empty.',
    })
  )
}
