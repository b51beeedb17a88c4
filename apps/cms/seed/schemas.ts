import { seriesKinds } from '@site/contracts/content/bond-series.ts'
import { DisclosureSchema } from '@site/contracts/content/disclosure.ts'
import { FeeSchema } from '@site/contracts/content/fees.ts'
import { fundKinds, fundRisks } from '@site/contracts/content/funds.ts'
import { productKeys, serviceKeys } from '@site/contracts/content/products.ts'
import { RatingSchema } from '@site/contracts/content/research.ts'
import { PageNameSchema } from '@site/contracts/content/site-chrome.ts'
import * as v from 'valibot'
import { categoryKinds } from '#cms/base/fields/relations.ts'
import { atNoon, both, day, instant, key, optionalNumber, seedDay } from './content-files.ts'
import { daysOfSeries } from './series-days.ts'

const tickers = v.optional(v.nullable(v.array(v.string())), [])
const fact = v.object({ label: both, value: both })
const step = v.object({ title: both, text: both })
const offer = {
  title: both,
  summary: both,
  body: both,
  tagline: both,
  cover: v.string(),
  facts: v.optional(v.array(fact), []),
  steps: v.optional(v.array(step), []),
}
/** Fields of every document with a slug. */
const document = { key, slug: both, title: both, summary: both, body: both, publishedAt: instant }

export const CategorySchema = v.object({
  key,
  kind: v.picklist(categoryKinds),
  slug: both,
  name: both,
  ...{ description: v.optional(both), audience: v.optional(both), outcome: v.optional(both) },
  order: v.number(),
})
export const AuthorSchema = v.object({
  key,
  slug: v.string(),
  name: v.string(),
  role: both,
  bio: both,
  picture: v.string(),
  editorBoard: v.boolean(),
  order: v.number(),
})
export const PictureAltSchema = v.object({ name: v.string(), alt: both })
export const ArticleSchema = v.object({ ...document, category: key, author: key, cover: v.string(), tickers })
export const AnnouncementSchema = v.object({
  ...document,
  category: key,
  importance: v.optional(v.picklist(['normal', 'high']), 'normal'),
})
export const FaqSchema = v.object({
  key,
  slug: both,
  question: both,
  answer: both,
  category: key,
  order: v.number(),
})
export const PromoSchema = v.object({
  ...document,
  cover: v.string(),
  startsAt: instant,
  endsAt: instant,
  quota: both,
  terms: both,
  product: v.optional(v.nullable(v.picklist(productKeys)), null),
})
export const EventSchema = v.object({
  ...document,
  cover: v.string(),
  startsAt: instant,
  endsAt: instant,
  registrationOpensAt: instant,
  registrationClosesAt: instant,
  mode: v.picklist(['online', 'place']),
  venue: both,
  capacity: v.number(),
  seatsTaken: v.number(),
  waitingListPlaces: v.optional(v.number(), 0),
  joinAddress: v.optional(v.string()),
  speakerRole: both,
})
export const LessonSchema = v.object({
  ...document,
  cover: v.string(),
  category: key,
  order: v.number(),
  level: v.picklist(['beginner', 'intermediate', 'advanced']),
  takeaways: v.optional(v.array(both), []),
  sources: v.optional(
    v.array(
      v.object({ title: both, url: v.pipe(v.string(), v.url(), v.startsWith('https://')), checkedOn: day }),
    ),
    [],
  ),
  quiz: v.optional(
    v.array(
      v.object({
        question: both,
        answers: v.array(v.object({ text: both, isCorrect: v.optional(v.boolean(), false) })),
        explanation: both,
      }),
    ),
    [],
  ),
})
const names = v.optional(
  v.object({ id: v.optional(v.array(v.string()), []), en: v.optional(v.array(v.string()), []) }),
  { id: [], en: [] },
)
export const TermSchema = v.object({
  key,
  term: both,
  abbreviation: v.optional(v.object({ id: v.optional(v.string()), en: v.optional(v.string()) }), {}),
  /** Other correct names that always mean this term; texts link them. */
  linked: names,
  /** Names for the search only, such as usual misspellings. */
  found: names,
  definition: both,
  body: v.optional(both),
  related: v.array(key),
  page: v.optional(PageNameSchema),
  isLinked: v.optional(
    v.object({ id: v.optional(v.boolean(), true), en: v.optional(v.boolean(), true) }),
    {},
  ),
})
export const VideoSchema = v.object({
  key,
  title: both,
  summary: both,
  transcript: both,
  category: key,
  poster: v.string(),
  file: v.string(),
  captions: both,
  durationSeconds: v.number(),
  publishedAt: instant,
  order: v.number(),
})
export const ReportSchema = v.object({
  ...document,
  category: key,
  tickers,
  sectorCode: v.optional(v.nullable(v.string()), null),
  analystRole: both,
  rating: v.optional(v.nullable(RatingSchema), null),
  priceAtIssue: optionalNumber,
  targetPrice: optionalNumber,
  previousTarget: optionalNumber,
  horizonMonths: optionalNumber,
  keyPoints: v.array(both),
  disclosure: v.optional(v.omit(DisclosureSchema, ['statedOn'])),
  disclosures: v.optional(v.array(both), []),
})
export const NoteSchema = v.object({ ...document, marketDate: day, highlights: v.array(both) })
export const RecommendationSchema = v.object({
  key,
  ticker: v.string(),
  rating: RatingSchema,
  issuedAt: day,
  priceAtIssue: v.number(),
  targetPrice: v.number(),
  stopLoss: optionalNumber,
  horizonMonths: v.number(),
  analystRole: both,
  rationale: both,
  status: v.picklist(['open', 'closed']),
  closedAt: v.optional(v.nullable(day), null),
  closePrice: optionalNumber,
  /** The key of the recommendation that ended this one on its own day of issue. */
  replacedBy: v.optional(v.nullable(v.string()), null),
  report: v.optional(v.nullable(v.string()), null),
})
export const ProductSchema = v.object({
  key: v.picklist(productKeys),
  ...offer,
  risks: v.optional(v.array(both), []),
  instruments: v.optional(
    v.array(
      v.object({
        name: both,
        kind: both,
        summary: both,
        facts: v.optional(v.array(fact), []),
        sharePercent: optionalNumber,
      }),
    ),
    [],
  ),
  notice: v.picklist(['investment', 'sbn']),
})
export const ServiceSchema = v.object({
  key: v.picklist(serviceKeys),
  ...offer,
  requirements: v.optional(v.array(both), []),
  partner: v.optional(v.nullable(both), null),
  conditions: v.optional(
    v.nullable(v.object({ minimumAssets: optionalNumber, contractYears: optionalNumber })),
    {},
  ),
})
const sentences = v.optional(v.array(both), [])
const marginTerm = v.optional(v.number())

export const AccountTypeSchema = v.object({
  key: v.picklist(['regular', 'margin', 'sharia']),
  title: both,
  summary: both,
  body: both,
  contractYears: optionalNumber,
  requirements: sentences,
  benefits: sentences,
  risks: sentences,
  rights: sentences,
  duties: sentences,
  marginTerms: v.optional(
    v.object({
      interestPercent: marginTerm,
      haircutPercent: marginTerm,
      callPercent: marginTerm,
      forcedPercent: marginTerm,
      callDays: marginTerm,
    }),
  ),
  comparison: v.object({
    fundedBy: both,
    securities: both,
    shortSelling: both,
    cost: both,
    suitedFor: both,
    mainRisk: both,
  }),
})
const { account, channel, side, percent, minimum } = FeeSchema.entries
export const FeePeriodSchema = v.object({
  ...{ key, account, channel, side, percent, minimum },
  validFrom: day,
  validTo: v.nullable(day),
  source: both,
})
export const FundSchema = v.object({
  key,
  name: v.string(),
  kind: v.picklist(fundKinds),
  isSharia: v.boolean(),
  risk: v.picklist(fundRisks),
  manager: v.string(),
  custodian: v.string(),
  nav: v.number(),
  navDate: day,
  returns: v.object({
    month: optionalNumber,
    yearToDate: optionalNumber,
    year: optionalNumber,
    threeYears: optionalNumber,
  }),
  costs: v.object({
    subscription: v.number(),
    redemption: v.number(),
    management: v.number(),
    custodian: v.number(),
  }),
  minimum: v.number(),
  termsDate: day,
  policy: both,
  risks: sentences,
  benchmark: v.optional(both),
  launchDate: v.optional(day),
  assets: optionalNumber,
  assetsDate: v.optional(day),
})
const optionalDay = v.optional(v.nullable(day), null)
const BondSeriesFileSchema = v.object({
  key,
  kind: v.picklist(seriesKinds),
  couponKind: v.picklist(['fixed', 'floating']),
  couponPercent: optionalNumber,
  spreadPercent: optionalNumber,
  floorPercent: optionalNumber,
  tenorYears: v.number(),
  offerFrom: day,
  offerTo: day,
  settlement: v.pipe(v.string(), v.isoDate()),
  heldCoupons: optionalNumber,
  policyRatePercent: optionalNumber,
  minimum: v.number(),
  maximum: v.number(),
  earlyRedemptionFrom: optionalDay,
  earlyRedemptionTo: optionalDay,
  earlyRedemptionPercent: optionalNumber,
})
/** The days of coupons follow from the settlement. */
export const bondSeriesSchemaOn = (today: string) =>
  v.pipe(
    BondSeriesFileSchema,
    v.transform(({ heldCoupons, ...series }) => {
      const days = daysOfSeries({ ...series, heldCoupons }, today)
      const { firstCoupon, maturity, tradableFrom, policyRateSince } = days
      return {
        ...series,
        settlement: atNoon(series.settlement),
        firstCoupon: atNoon(firstCoupon),
        maturity: atNoon(maturity),
        tradableFrom: tradableFrom && atNoon(tradableFrom),
        policyRateSince: policyRateSince && atNoon(policyRateSince),
        policyRatePercent: days.policyRatePercent,
      }
    }),
  )
export const BondSeriesSchema = bondSeriesSchemaOn(seedDay)
export const PageSchema = v.object({
  key,
  slug: both,
  title: both,
  summary: both,
  showInFooter: v.optional(v.boolean(), false),
  blocks: v.array(
    v.variant('type', [
      v.object({ type: v.literal('text'), heading: v.optional(both), body: both }),
      v.object({ type: v.literal('figures'), heading: v.optional(both), items: v.array(fact) }),
      v.object({
        type: v.literal('timeline'),
        heading: v.optional(both),
        items: v.array(
          v.object({
            date: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
            title: both,
            text: v.optional(both),
          }),
        ),
      }),
      v.object({ type: v.literal('picture'), picture: v.string(), caption: v.optional(both) }),
      v.object({
        type: v.literal('callToAction'),
        heading: v.optional(both),
        text: v.optional(both),
        page: PageNameSchema,
        label: both,
      }),
    ]),
  ),
})
export const OfficeSchema = v.object({
  key,
  name: both,
  address: v.string(),
  city: v.string(),
  phone: v.string(),
  email: v.string(),
  hours: both,
  order: v.number(),
  latitude: optionalNumber,
  longitude: optionalNumber,
})
export const ContactSubjectSchema = v.object({
  key,
  label: both,
  department: v.string(),
  departmentEmail: v.string(),
  order: v.number(),
})
