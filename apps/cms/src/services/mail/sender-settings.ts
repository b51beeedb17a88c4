import type { Locale } from '@site/contracts/locale.ts'
import { writePhone } from '@site/contracts/write-phone.ts'
import type { Payload } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'

/** The sender data in every email. */
export type SenderSettings = {
  companyName: string
  email: string
  from: { name: string; address: string }
  footer: (locale: Locale) => string[]
}

export async function readSenderSettings(payload: Payload): Promise<SenderSettings> {
  const { companyName, legalName, email, phone, address } = await payload.findGlobal({
    slug: 'settings',
    select: { companyName: true, legalName: true, email: true, phone: true, address: true },
    depth: 0,
    overrideAccess: true,
  })
  return {
    companyName,
    email,
    from: { name: companyName, address: environment.MAIL_FROM || email },
    footer: (locale) => [legalName, address, `${writePhone(locale, phone)} · ${email}`],
  }
}
