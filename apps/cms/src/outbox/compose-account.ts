import type { Locale } from '@site/contracts/locale.ts'
import { escapeHtml } from '@site/operations/escape-html.ts'
import type { Payload } from 'payload'
import { lockMinutes, wrongPasswords } from '#cms/accounts/tell-of-lock.ts'
import { adminOrigins, environment } from '#cms/environment.ts'
import { pointOfTime } from './event-time.ts'
import type { Composed } from './mail.ts'

const [adminOrigin = ''] = adminOrigins(environment)
const newPassword = `${adminOrigin}/admin/forgot`

/** `address` is the account's own, as it is now. */
type Facts = { time: string; address: string }

const words = {
  accountLocked: {
    subject: 'Akun Anda dikunci / Your account is locked',
    id: ({ time }) => [
      `Akun Anda di sistem konten dikunci pada ${time}, karena kata sandi yang salah dimasukkan ${wrongPasswords} kali berturut-turut. Kunci terbuka sendiri setelah ${lockMinutes} menit.`,
      'Bila itu Anda, tunggu sampai terbuka, atau minta kata sandi baru, yang langsung membukanya:',
      newPassword,
      'Bila bukan Anda, ada orang lain yang mencoba masuk. Kata sandi Anda tetap sama. Beri tahu admin, dan minta kata sandi baru bila kata sandi itu Anda pakai juga di tempat lain.',
    ],
    en: ({ time }) => [
      `Your account in the content system was locked on ${time}, because a wrong password was typed ${wrongPasswords} times in a row. The lock opens by itself after ${lockMinutes} minutes.`,
      'If that was you, wait until it opens, or ask for a new password, which opens it at once:',
      newPassword,
      'If that was not you, somebody else is trying to get in. Your password stays as it is. Tell an admin, and ask for a new password if you use that one elsewhere, too.',
    ],
  },
  passwordChanged: {
    subject: 'Kata sandi Anda diganti / Your password was changed',
    id: ({ time }) => [
      `Kata sandi akun Anda di sistem konten diganti pada ${time}. Semua sesi selain yang dipakai untuk menggantinya telah berakhir.`,
      'Bila itu Anda, atau admin atas permintaan Anda, tidak ada yang perlu Anda lakukan.',
      'Bila bukan Anda, beri tahu admin dan segera minta kata sandi baru:',
      newPassword,
    ],
    en: ({ time }) => [
      `The password of your account in the content system was changed on ${time}. All sessions but the one that changed it have ended.`,
      'If that was you, or an admin at your request, there is nothing that you need to do.',
      'If that was not you, tell an admin and ask for a new password at once:',
      newPassword,
    ],
  },
  emailChanged: {
    subject: 'Alamat surel akun Anda diganti / The address of your account was changed',
    id: ({ time, address }) => [
      `Alamat surel akun Anda di sistem konten diganti pada ${time}. Alamatnya sekarang ${address}. Tautan untuk kata sandi baru dikirim ke sana.`,
      'Bila itu Anda, atau admin atas permintaan Anda, tidak ada yang perlu Anda lakukan.',
      'Bila bukan Anda, segera beri tahu admin, yang dapat mengembalikannya.',
    ],
    en: ({ time, address }) => [
      `The e-mail address of your account in the content system was changed on ${time}. It is ${address} now. Links for a new password are sent there.`,
      'If that was you, or an admin at your request, there is nothing that you need to do.',
      'If that was not you, tell an admin at once, who can put it back.',
    ],
  },
} as const satisfies Record<string, { subject: string } & Record<Locale, (facts: Facts) => string[]>>

export type AccountMailKind = keyof typeof words

export const isAccountMail = (kind: string): kind is AccountMailKind => Object.hasOwn(words, kind)

/** The box may be a stranger's, where an address was mistyped before; an admin finds the whole one in the audit trail. */
const masked = (address: string) => address.replace(/^(.).*@/u, '$1…@')

type Owed = { kind: AccountMailKind; account: number; recipient: string | null; owedAt: Date }

/** The mail to the owner of an account about getting into it, in both languages: an account has none. */
export async function composeAccountMail(
  payload: Payload,
  { kind, account, recipient, owedAt }: Owed,
): Promise<Composed> {
  const owner = await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (owner === null) return { kind: 'undeliverable', reason: 'the account is gone' }
  // Never to the new address for want of the one before.
  const address = kind === 'accountLocked' ? owner.email : recipient
  if (address === null) return { kind: 'undeliverable', reason: 'there is no address' }
  const { subject, ...texts } = words[kind]
  const parts = (['id', 'en'] as const).map((locale) => ({
    locale,
    paragraphs: texts[locale]({ time: pointOfTime(locale, owedAt), address: masked(owner.email) }),
  }))
  const paragraph = (text: string) =>
    `<p>${text === newPassword ? `<a href="${newPassword}">${newPassword}</a>` : escapeHtml(text)}</p>`
  return {
    kind: 'mail',
    to: { name: owner.name, address },
    content: {
      subject,
      text: `${parts.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n-\n\n')}\n`,
      html: parts
        .map(({ locale, paragraphs }) => `<div lang="${locale}">${paragraphs.map(paragraph).join('')}</div>`)
        .join('<hr>'),
    },
  }
}
