import type { Authority, Check } from './finding.ts'

interface AuthorityChannels extends Authority {
  /** With every host below it; a more specific body comes first. */
  readonly domain: string
  readonly phones?: readonly string[]
  readonly whatsapp?: readonly string[]
  readonly emails?: readonly string[]
}

/** Public bodies that visitors and swindlers name. Checked on November 27, 2026. */
export const authorities: readonly AuthorityChannels[] = [
  { name: 'Indonesia Anti-Scam Centre (IASC)', address: 'iasc.ojk.go.id', domain: 'iasc.ojk.go.id' },
  {
    name: 'OJK',
    address: 'ojk.go.id',
    domain: 'ojk.go.id',
    phones: ['157'],
    whatsapp: ['081157157157'],
    emails: ['konsumen@ojk.go.id'],
  },
  { name: 'IDX (BEI)', address: 'idx.co.id', domain: 'idx.co.id' },
  { name: 'KSEI', address: 'ksei.co.id', domain: 'ksei.co.id' },
  { name: 'LAPS SJK', address: 'lapssjk.id', domain: 'lapssjk.id' },
]

export const checkAuthority = ({ name, address }: Authority): Check => ({
  verdict: 'authority',
  channel: null,
  authority: { name, address },
})
