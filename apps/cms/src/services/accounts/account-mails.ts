import { brand } from '@site/brand/names.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import { adminOrigins, environment } from '#cms/base/environment/environment.ts'
import { pointOfTime } from '#cms/base/time/jakarta-words.ts'
import type { Composed, Composer } from '#cms/services/mail/mail.ts'
import { composeStaffMail } from '#cms/services/mail/staff-mail.ts'
import { createInvitationLink, invitationDays } from './invitation-link.ts'
import { lockMinutes, wrongPasswords } from './lock-notification.ts'

const [adminOrigin = ''] = adminOrigins(environment)
const newPassword = `${adminOrigin}/admin/forgot`

/** `address` is the account's current address; `invitation` is empty in other emails. */
type Facts = { time: string; address: string; invitation: string }

const words = {
  accountInvited: {
    subject: `Undangan ke CMS ${brand.companyName} / Invitation to its CMS`,
    id: ({ invitation }) => [
      `Anda mendapat akun di CMS ${brand.companyName}. Tentukan kata sandi Anda di tautan ini, yang berlaku ${invitationDays} hari dan hanya dapat dipakai sekali:`,
      invitation,
      'Sesudah itu, minta tautan baru di:',
      newPassword,
      'Bila Anda tidak mengenal pengirimnya, abaikan email ini.',
    ],
    en: ({ invitation }) => [
      `You have an account in the CMS of ${brand.companyName}. Set your password at this link, which is valid for ${invitationDays} days and works once:`,
      invitation,
      'After that, request a new link at:',
      newPassword,
      'If you do not know the sender, ignore this email.',
    ],
  },
  accountLocked: {
    subject: 'Akun Anda dikunci / Your account is locked',
    id: ({ time }) => [
      `Akun Anda di CMS dikunci pada ${time}, karena kata sandi yang salah dimasukkan ${wrongPasswords} kali berturut-turut. Akun terbuka otomatis setelah ${lockMinutes} menit.`,
      'Bila itu Anda, tunggu sampai terbuka, atau minta kata sandi baru, yang langsung membukanya:',
      newPassword,
      'Bila bukan Anda, ada orang lain yang mencoba masuk. Kata sandi Anda tetap sama. Beri tahu admin, dan minta kata sandi baru bila kata sandi itu Anda pakai juga di tempat lain.',
    ],
    en: ({ time }) => [
      `Your account in the CMS was locked on ${time}, because a wrong password was entered ${wrongPasswords} times in a row. It unlocks automatically after ${lockMinutes} minutes.`,
      'If that was you, wait until it unlocks, or request a new password, which unlocks it at once:',
      newPassword,
      'If that was not you, someone else is trying to sign in. Your password is unchanged. Inform an admin, and request a new password if you use it elsewhere.',
    ],
  },
  passwordChanged: {
    subject: 'Kata sandi Anda diganti / Your password was changed',
    id: ({ time }) => [
      `Kata sandi akun Anda di CMS diganti pada ${time}. Semua sesi selain yang dipakai untuk menggantinya telah berakhir.`,
      'Bila itu Anda, atau admin atas permintaan Anda, tidak ada yang perlu Anda lakukan.',
      'Bila bukan Anda, beri tahu admin dan segera minta kata sandi baru:',
      newPassword,
    ],
    en: ({ time }) => [
      `The password of your CMS account was changed on ${time}. All sessions but the one that changed it have ended.`,
      'If that was you, or an admin at your request, you do not need to do anything.',
      'If that was not you, inform an admin and request a new password at once:',
      newPassword,
    ],
  },
  emailChanged: {
    subject: 'Alamat email akun Anda diganti / Your account email was changed',
    id: ({ time, address }) => [
      `Alamat email akun Anda di CMS diganti pada ${time}. Alamatnya sekarang ${address}. Tautan untuk kata sandi baru dikirim ke sana.`,
      'Bila itu Anda, atau admin atas permintaan Anda, tidak ada yang perlu Anda lakukan.',
      'Bila bukan Anda, segera beri tahu admin, yang dapat mengembalikannya.',
    ],
    en: ({ time, address }) => [
      `The email address of your CMS account was changed on ${time}. It is now ${address}. Password reset links are sent there.`,
      'If that was you, or an admin at your request, you do not need to do anything.',
      'If that was not you, inform an admin at once. An admin can restore it.',
    ],
  },
} as const satisfies Record<string, { subject: string } & Record<Locale, (facts: Facts) => string[]>>

type AccountMailKind = keyof typeof words

const isAccountMail = (kind: string): kind is AccountMailKind => Object.hasOwn(words, kind)

/** A mistyped address may be a stranger's, so it is masked; admins find the full one in the audit trail. */
const mask = (address: string) => address.replace(/^(.).*@/u, '$1…@')

export const accountMails: Composer = async (payload, { kind, account, recipient, queuedAt }) => {
  if (!isAccountMail(kind)) return null
  return account === null
    ? { kind: 'undeliverable', reason: 'account deleted' }
    : composeAccountMail(payload, { kind, account, recipient, queuedAt })
}

type QueuedMail = { kind: AccountMailKind; account: number; recipient: string | null; queuedAt: Date }

/** An email about account access to the account's owner. */
async function composeAccountMail(
  payload: Payload,
  { kind, account, recipient, queuedAt }: QueuedMail,
): Promise<Composed> {
  const owner = await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (owner === null) return { kind: 'undeliverable', reason: 'account deleted' }
  // Never to the new address if the former one is missing.
  const address = kind === 'accountLocked' || kind === 'accountInvited' ? owner.email : recipient
  if (address === null) return { kind: 'undeliverable', reason: 'recipient missing' }
  const invitation = kind === 'accountInvited' ? await createInvitationLink(payload, owner.email) : ''
  const { subject, ...texts } = words[kind]
  const textIn = (locale: Locale) =>
    texts[locale]({ time: pointOfTime(locale, queuedAt), address: mask(owner.email), invitation })
  return composeStaffMail({
    to: { name: owner.name, address },
    subject,
    texts: { id: textIn('id'), en: textIn('en') },
    links: [newPassword, invitation],
  })
}
