import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import { lockMinutes, wrongPasswords } from '#cms/accounts/tell-of-lock.ts'
import { adminOrigins, environment } from '#cms/environment.ts'
import { pointOfTime } from './event-time.ts'
import { type Composed, greetingName } from './mail.ts'

const [adminOrigin = ''] = adminOrigins(environment)
const newPassword = `${adminOrigin}/admin/forgot`

const words = {
  id: (time: string) => [
    `Akun Anda di sistem konten dikunci pada ${time}, karena kata sandi yang salah dimasukkan ${wrongPasswords} kali berturut-turut. Kunci terbuka sendiri setelah ${lockMinutes} menit.`,
    'Bila itu Anda, tunggu sampai terbuka, atau minta kata sandi baru, yang langsung membukanya:',
    newPassword,
    'Bila bukan Anda, ada orang lain yang mencoba masuk. Kata sandi Anda tetap sama. Beri tahu admin, dan minta kata sandi baru bila kata sandi itu Anda pakai juga di tempat lain.',
  ],
  en: (time: string) => [
    `Your account in the content system was locked on ${time}, because a wrong password was typed ${wrongPasswords} times in a row. The lock opens by itself after ${lockMinutes} minutes.`,
    'If that was you, wait until it opens, or ask for a new password, which opens it at once:',
    newPassword,
    'If that was not you, somebody else is trying to get in. Your password stays as it is. Tell an admin, and ask for a new password if you use that one elsewhere, too.',
  ],
} as const satisfies Record<Locale, unknown>

type Owed = { account: number; lockedAt: Date }

/** The mail to the owner of an account that was locked, in both languages: an account has none. */
export async function composeLockMail(payload: Payload, { account, lockedAt }: Owed): Promise<Composed> {
  const owner = await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (owner === null) return { kind: 'undeliverable', reason: 'the account is gone' }
  const parts = (['id', 'en'] as const).map((locale) => ({
    locale,
    paragraphs: words[locale](pointOfTime(locale, lockedAt)),
  }))
  const paragraph = (text: string) =>
    `<p>${text === newPassword ? `<a href="${newPassword}">${newPassword}</a>` : text}</p>`
  return {
    kind: 'mail',
    to: { name: greetingName(owner.name) ?? '', address: owner.email },
    content: {
      subject: 'Akun Anda dikunci / Your account is locked',
      text: `${parts.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n-\n\n')}\n`,
      html: parts
        .map(({ locale, paragraphs }) => `<div lang="${locale}">${paragraphs.map(paragraph).join('')}</div>`)
        .join('<hr>'),
    },
  }
}
