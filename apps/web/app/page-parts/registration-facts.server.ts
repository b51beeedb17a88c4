import type { Registration } from '@site/contracts/content/trust.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const id: Record<Registration['kind'], string> = {
  brokerage: 'Izin perantara pedagang efek',
  marginFinancing: 'Persetujuan pembiayaan margin',
  fundSelling: 'Pendaftaran agen penjual efek reksa dana (APERD)',
  sbnDistribution: 'Penunjukan mitra distribusi SBN ritel',
  exchangeMember: 'Kode anggota bursa',
  kseiParticipant: 'Kode partisipan KSEI',
  protectionFund: 'Anggota dana perlindungan pemodal (Indonesia SIPF)',
}
const en: typeof id = {
  brokerage: 'License as a securities broker',
  marginFinancing: 'Approval of margin financing',
  fundSelling: 'Registration as a mutual fund selling agent (APERD)',
  sbnDistribution: 'Appointment as a distribution partner of retail government securities',
  exchangeMember: 'Exchange member code',
  kseiParticipant: 'KSEI participant code',
  protectionFund: 'Member of the investor protection fund (Indonesia SIPF)',
}
const names = { id, en }

/** Number, issuing body and date of each registration, in the order of `kinds`; those without a number are left out. */
export function listRegistrationFacts(
  locale: Locale,
  registrations: readonly Registration[],
  kinds: readonly Registration['kind'][],
): { readonly label: string; readonly value: string }[] {
  return kinds.flatMap((kind) => {
    const found = registrations.find((registration) => registration.kind === kind)
    if (found === undefined) return []
    const { number, authority, date } = found
    const parts = [number, authority, date && formatDate(locale, date)]
    return { label: names[locale][kind], value: parts.filter(Boolean).join(', ') }
  })
}

/** The same in one sentence each, for the foot of a page about the activity. */
export function describeRegistrations(
  locale: Locale,
  registrations: readonly Registration[],
  kinds: readonly Registration['kind'][],
): string {
  const facts = listRegistrationFacts(locale, registrations, kinds)
  return facts.map(({ label, value }) => `${label}: ${value}.`).join(' ')
}
