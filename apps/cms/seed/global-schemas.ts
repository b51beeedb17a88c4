import { channelKinds } from '@site/contracts/content/channels.ts'
import { homeSections } from '@site/contracts/content/home.ts'
import { productKeys } from '@site/contracts/content/products.ts'
import { PageNameSchema } from '@site/contracts/content/site-chrome.ts'
import { CalculatorAssumptionsSchema, profileKeys } from '@site/contracts/content/tools.ts'
import * as v from 'valibot'
import { both, day, key } from './content-files.ts'

const registration = v.object({ number: v.string(), date: day, authority: both })

export const SettingsSchema = v.object({
  tagline: both,
  whatsapp: v.nullable(v.string()),
  address: v.string(),
  socialLinks: v.array(v.object({ name: v.string(), url: v.string() })),
  license: v.nullable(
    v.object({
      number: v.string(),
      date: day,
      exchangeMember: v.string(),
      kseiParticipant: v.string(),
      marginFinancing: registration,
      fundSelling: registration,
      sbnDistribution: registration,
      protectionFund: registration,
      complianceContact: v.string(),
      securityContact: v.string(),
    }),
  ),
  appLinks: v.object({ android: v.nullable(v.string()), ios: v.nullable(v.string()) }),
  notices: v.object({
    demo: both,
    supervision: both,
    investment: both,
    research: both,
    calculator: both,
    sbn: both,
    consentForm: both,
    consentMarketing: both,
  }),
  seo: v.object({ description: both }),
})
export const HomeSchema = v.object({
  headline: both,
  lead: both,
  button: both,
  buttonNote: both,
  facts: v.array(v.object({ title: both, text: both, page: PageNameSchema })),
  sections: v.array(
    v.object({ section: v.picklist(homeSections), title: v.optional(both), lead: v.optional(both) }),
  ),
})
export const TrustSchema = v.object({
  people: v.array(v.object({ name: v.string(), role: both, biography: both })),
  complaints: v.array(
    v.object({
      year: v.number(),
      received: v.number(),
      resolved: v.number(),
      escalated: v.number(),
      source: both,
    }),
  ),
  channels: v.array(
    v.object({ kind: v.picklist(channelKinds), value: v.string(), label: both, note: v.optional(both) }),
  ),
})
const link = {
  label: both,
  page: PageNameSchema,
  slug: v.optional(v.nullable(both), null),
  enabled: v.optional(v.boolean(), true),
}
export type MenuLink = v.InferOutput<ReturnType<typeof linkSchema>>
const linkSchema = () => v.object(link)
export const MenuSchema = v.object({
  header: v.array(v.object({ ...link, children: v.optional(v.array(linkSchema()), []) })),
  footer: v.array(v.object({ heading: both, links: v.array(linkSchema()) })),
})
const dimension = v.picklist(['capacity', 'knowledge', 'tolerance'])
const answerRange = v.object({ question: v.string(), from: v.number(), to: v.number() })
export const RiskProfileSchema = v.object({
  questions: v.array(
    v.object({
      key,
      dimension,
      text: both,
      answers: v.array(v.object({ points: v.number(), text: both })),
    }),
  ),
  profiles: v.array(
    v.object({
      key: v.picklist(profileKeys),
      name: both,
      min: v.number(),
      max: v.number(),
      text: both,
      sampleAllocationPercent: v.object({
        moneyMarket: v.number(),
        fixedIncome: v.number(),
        equity: v.number(),
      }),
      products: v.array(v.object({ product: v.optional(v.picklist(productKeys)), text: both })),
    }),
  ),
  contradictions: v.array(v.object({ first: answerRange, second: answerRange, text: both })),
  caps: v.array(
    v.object({
      question: v.optional(v.string()),
      answer: v.optional(v.number()),
      dimension: v.optional(dimension),
      sumAtMost: v.optional(v.number()),
      max: v.picklist(profileKeys),
      reason: both,
    }),
  ),
  disclaimer: both,
})
export const AssumptionsSchema = v.object({
  inflation: v.number(),
  lifeExpectancy: v.number(),
  defaults: CalculatorAssumptionsSchema.entries.defaults,
  exampleReturns: v.array(v.object({ key, label: both, annualReturn: v.number() })),
  asOf: day,
  source: both,
  explanations: v.object({ growth: both, target: both, pension: both, pensionCheck: both }),
})
