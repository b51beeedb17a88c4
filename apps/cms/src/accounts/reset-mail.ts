import { adminOrigins, environment } from '#cms/environment.ts'

const minuteMs = 60_000
const resetMinutes = 30
const betweenMails = 5 * minuteMs

const words = {
  id: [
    'Ada yang meminta kata sandi baru untuk akun Anda di sistem konten. Tautan ini berlaku',
    'menit dan hanya sekali:',
    'Bila bukan Anda, abaikan surel ini; kata sandi Anda tetap sama.',
  ],
  en: [
    'Somebody asked for a new password for your account in the content system. This link is good for',
    'minutes, and once:',
    'If that was not you, leave it; your password stays as it is.',
  ],
}

/**
 * The mail with the link for a new password, in both languages: who asks has no language yet. Its address comes from
 * our settings, never from what the request says of its host.
 */
export const forgotPassword = {
  expiration: resetMinutes * minuteMs,
  minRequestInterval: betweenMails,
  generateEmailSubject: () => 'Kata sandi baru / A new password',
  generateEmailHTML: ({ token = '' }: { token?: string } = {}) => {
    const [origin = ''] = adminOrigins(environment)
    const address = `${origin}/admin/reset/${encodeURIComponent(token)}`
    const part = ([before, after, otherwise]: string[]) =>
      `<p>${before} ${resetMinutes} ${after}</p><p><a href="${address}">${address}</a></p><p>${otherwise}</p>`
    return `<div lang="id">${part(words.id)}</div><hr><div lang="en">${part(words.en)}</div>`
  },
}
