import type { Locale } from '@site/contracts/locale.ts'

interface InviteWords {
  readonly title: string
  readonly hint: string
  readonly name: string
  readonly email: string
  readonly role: string
  readonly currentPassword: string
  readonly send: string
  readonly sent: (email: string) => string
  readonly failed: string
  readonly notAllowed: string
}

export const inviteCopy: Readonly<Record<Locale, InviteWords>> = {
  id: {
    title: 'Undang lewat email',
    hint: 'Akun dibuat sekarang. Pemiliknya mendapat email dengan tautan untuk menentukan kata sandinya sendiri.',
    name: 'Nama',
    email: 'Alamat email',
    role: 'Peran',
    currentPassword: 'Kata sandi Anda saat ini',
    send: 'Kirim undangan',
    sent: (email) => `Akun dibuat. Undangan dikirim ke ${email}.`,
    failed: 'Undangan tidak terkirim. Coba lagi; bila tetap gagal, hubungi pengelola sistem.',
    notAllowed: 'Hanya admin yang dapat mengundang. Masuk kembali sebagai admin, lalu ulangi.',
  },
  en: {
    title: 'Invite by email',
    hint: 'The account is created now. Its owner gets an email with a link to set the password.',
    name: 'Name',
    email: 'Email address',
    role: 'Role',
    currentPassword: 'Your current password',
    send: 'Send invitation',
    sent: (email) => `The account was created. The invitation is sent to ${email}.`,
    failed: 'The invitation was not sent. Try again; if it fails again, contact the operator.',
    notAllowed: 'Only admins can invite. Sign in again as an admin and repeat.',
  },
}
