import { type Registration, registrationKinds, TrustSchema } from '@site/contracts/content/trust.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Setting } from '#cms/base/payload-types.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import { day } from '#cms/services/site-api/published.ts'
import { trust as config } from './trust.ts'

const lists = followContract(config.fields, TrustSchema, { computed: ['license'] })

const unset = { people: [], complaints: [], channels: [] }

type License = NonNullable<Setting['license']>

/** The bodies that issue the license of a broker and the two codes; other registrations name theirs. */
const issuers = {
  brokerage: { id: 'OJK', en: 'OJK' },
  exchangeMember: { id: 'Bursa Efek Indonesia', en: 'Indonesia Stock Exchange' },
  kseiParticipant: { id: 'KSEI', en: 'KSEI' },
} as const

/** The registrations that have a number. */
function listRegistrations(license: License, locale: Locale): Registration[] {
  const { number, date, exchangeMember, kseiParticipant } = license
  const { marginFinancing, fundSelling, sbnDistribution, protectionFund } = license
  const stated = {
    brokerage: { number, date, authority: issuers.brokerage[locale] },
    marginFinancing,
    fundSelling,
    sbnDistribution,
    exchangeMember: { number: exchangeMember, date: null, authority: issuers.exchangeMember[locale] },
    kseiParticipant: { number: kseiParticipant, date: null, authority: issuers.kseiParticipant[locale] },
    protectionFund,
  }
  return registrationKinds.flatMap((kind) => {
    const found = stated[kind]
    return found?.number
      ? {
          kind,
          number: found.number,
          date: found.date ? day(found.date) : null,
          authority: found.authority || null,
        }
      : []
  })
}

export const trust: Resource = async ({ payload, locale, tags }) => {
  tags.list('trust')
  tags.list('settings')
  const [settings, global] = await Promise.all([
    payload.findGlobal({ slug: 'settings', locale, depth: 0, overrideAccess: true }),
    payload.findGlobal({
      slug: 'trust',
      locale,
      depth: 1,
      populate: { media: mediaFields },
      overrideAccess: true,
    }),
  ])
  const { complianceContact, securityContact } = settings.license ?? {}
  const published = global._status === 'published' ? global : unset
  const complaints = (published.complaints ?? []).toSorted((one, other) => other.year - one.year)
  return {
    license: {
      complianceContact: complianceContact || null,
      securityContact: securityContact || null,
      registrations: listRegistrations(settings.license ?? {}, locale),
    },
    ...lists.read({ ...published, complaints }, { tags }),
  }
}
