import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { query } from '#cms/base/database/session.ts'
import { adminOrigins, environment } from '#cms/base/environment/environment.ts'

const minuteMs = 60_000
const resetMinutes = 30
const betweenMailsMs = minuteMs

const words = {
  id: [
    'Ada yang meminta kata sandi baru untuk akun Anda di sistem konten. Tautan ini berlaku',
    'menit dan hanya dapat dipakai sekali:',
    'Bila bukan Anda, abaikan email ini; kata sandi Anda tetap sama.',
  ],
  en: [
    'Someone requested a new password for your CMS account. This link is valid for',
    'minutes and works once:',
    'If that was not you, ignore this email; your password stays the same.',
  ],
}

/** Without Payload's `minRequestInterval`, which applies only to emails that Payload sends itself. */
export const forgotPassword = { expiration: resetMinutes * minuteMs }

/** Payload's page offers to resend the link after 15 seconds and reports it as sent. */
export const resetWords = {
  id: {
    authentication: {
      checkYourEmailForPasswordReset:
        'Jika alamat ini milik sebuah akun, tautannya segera tiba di kotak masuk atau folder spam. Tautan lain dikirim paling cepat satu menit sesudahnya.',
    },
  },
  en: {
    authentication: {
      checkYourEmailForPasswordReset:
        'If this address belongs to an account, its link will soon be in the inbox or the spam folder. Another link is sent one minute later at the earliest.',
    },
  },
}

/** In both languages: an account has none. The origin comes from our settings, never from the `Host` header. */
export function resetMail(token: string): { text: string; html: string } {
  const [origin = ''] = adminOrigins(environment)
  const address = `${origin}/admin/reset/${encodeURIComponent(token)}`
  const text = ([before, after, otherwise]: string[]) =>
    `${before} ${resetMinutes} ${after}\n\n${address}\n\n${otherwise}\n`
  const html = ([before, after, otherwise]: string[]) =>
    `<p>${before} ${resetMinutes} ${after}</p><p><a href="${address}">${address}</a></p><p>${otherwise}</p>`
  return {
    text: `${text(words.id)}\n---\n\n${text(words.en)}`,
    html: `<div lang="id">${html(words.id)}</div><hr><div lang="en">${html(words.en)}</div>`,
  }
}

/**
 * Sends the reset link to an account, at most once per minute. Payload would send inside its transaction,
 * and PostgreSQL ends a transaction that idles while the mail server is slow (25P03).
 */
export async function sendResetLink(payload: Payload, address: string): Promise<void> {
  const now = Date.now()
  const requestedAt = new Date(now).toISOString()
  const previousBefore = new Date(now - betweenMailsMs).toISOString()
  const accounts = await query(
    payload,
    sql`update users set reset_password_requested_at = ${requestedAt} where email = ${address}
      and coalesce(reset_password_requested_at, '-infinity') <= ${previousBefore}
      returning id`,
  )
  if (accounts.length === 0) return
  try {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: address },
      disableEmail: true,
    })
    await payload.email.sendEmail({
      to: address,
      subject: 'Kata sandi baru / A new password',
      ...resetMail(token),
    })
  } catch (error) {
    // The owner may request another link at once, unless a later request is in progress.
    await query(
      payload,
      sql`update users set reset_password_requested_at = null
        where email = ${address} and reset_password_requested_at = ${requestedAt}`,
    )
    throw error
  }
}
