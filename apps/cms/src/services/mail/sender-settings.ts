import type { Locale } from '@site/contracts/locale.ts'
import { writePhone } from '@site/contracts/write-phone.ts'
import type { Payload } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'

/** The sender data in every email. */
export type SenderSettings = {
  companyName: string
  email: string
  from: { name: string; address: string }
  bulkFrom: { name: string; address: string }
  /** Domain that receives the bounces of emails to subscribers; empty = they go to the sender. */
  bounceDomain: string
  footer: (locale: Locale) => string[]
}

export async function readSenderSettings(payload: Payload): Promise<SenderSettings> {
  const { companyName, legalName, email, phone, address } = await payload.findGlobal({
    slug: 'settings',
    select: { companyName: true, legalName: true, email: true, phone: true, address: true },
    depth: 0,
    overrideAccess: true,
  })
  const from = environment.MAIL_FROM || email
  return {
    companyName,
    email,
    from: { name: companyName, address: from },
    bulkFrom: { name: companyName, address: environment.MAIL_BULK_FROM || from },
    bounceDomain: environment.MAIL_BOUNCE_DOMAIN,
    footer: (locale) => [legalName, address, `${writePhone(locale, phone)} · ${email}`],
  }
}
