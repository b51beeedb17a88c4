import * as v from 'valibot'

/** The fields that search engines require per type of structured data; unknown types are an error. */
const address = v.pipe(v.string(), v.url())
const text = v.pipe(v.string(), v.minLength(1))
const instant = v.pipe(v.string(), v.isoTimestamp())
const pictures = v.pipe(v.array(address), v.minLength(1))
const publisher = v.object({
  '@type': v.literal('Organization'),
  name: text,
  url: address,
  logo: v.object({ '@type': v.literal('ImageObject'), url: address }),
})
const free = v.object({ '@type': v.literal('Offer'), price: v.literal(0), priceCurrency: v.literal('IDR') })

const article = v.object({
  headline: text,
  description: v.string(),
  inLanguage: text,
  datePublished: instant,
  dateModified: instant,
  image: pictures,
  mainEntityOfPage: address,
  author: v.variant('@type', [publisher, v.object({ '@type': v.literal('Person'), name: text })]),
  publisher,
})

const schemas: Readonly<Record<string, v.GenericSchema>> = {
  FinancialService: v.object({
    name: text,
    legalName: text,
    url: address,
    logo: address,
    telephone: text,
    address: v.object({
      '@type': v.literal('PostalAddress'),
      streetAddress: text,
      addressCountry: v.literal('ID'),
    }),
    sameAs: v.array(address),
  }),
  WebSite: v.object({
    name: text,
    url: address,
    potentialAction: v.object({
      '@type': v.literal('SearchAction'),
      target: v.object({ urlTemplate: v.pipe(v.string(), v.endsWith('?q={search_term_string}')) }),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: v.object({
    itemListElement: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('ListItem'),
          position: v.pipe(v.number(), v.integer()),
          name: text,
          item: address,
        }),
      ),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'positions from 1'),
    ),
  }),
  Article: article,
  NewsArticle: article,
  FAQPage: v.object({
    mainEntity: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('Question'),
          name: text,
          acceptedAnswer: v.object({ '@type': v.literal('Answer'), text }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  EducationEvent: v.object({
    name: text,
    description: text,
    startDate: instant,
    endDate: instant,
    inLanguage: text,
    eventStatus: v.picklist([
      'https://schema.org/EventScheduled',
      'https://schema.org/EventRescheduled',
      'https://schema.org/EventCancelled',
    ]),
    eventAttendanceMode: v.pipe(
      v.string(),
      v.regex(/^https:\/\/schema\.org\/(Online|Offline)EventAttendanceMode$/),
    ),
    location: v.variant('@type', [
      v.object({ '@type': v.literal('VirtualLocation'), url: address }),
      v.object({ '@type': v.literal('Place'), name: text, address: text }),
    ]),
    image: pictures,
    organizer: publisher,
    // An event without open registration has no offers.
    offers: v.optional(
      v.object({
        ...free.entries,
        url: address,
        validFrom: instant,
        validThrough: instant,
        availability: address,
      }),
    ),
  }),
  Course: v.object({
    name: text,
    description: text,
    url: address,
    inLanguage: text,
    provider: publisher,
    offers: v.object({ ...free.entries, category: v.literal('Free') }),
    hasCourseInstance: v.object({
      courseMode: v.literal('Online'),
      courseWorkload: v.pipe(v.string(), v.regex(/^PT[1-9]\d*M$/)),
    }),
    hasPart: v.pipe(
      v.array(v.object({ '@type': v.literal('Article'), name: text, url: address })),
      v.minLength(1),
    ),
  }),
  VideoObject: v.object({
    name: text,
    description: text,
    thumbnailUrl: pictures,
    uploadDate: instant,
    duration: v.pipe(v.string(), v.regex(/^PT[1-9]\d*S$/)),
    contentUrl: address,
    transcript: text,
  }),
  DefinedTermSet: v.object({
    name: text,
    description: text,
    url: address,
    inLanguage: text,
    hasDefinedTerm: v.pipe(
      v.array(v.object({ '@type': v.literal('DefinedTerm'), name: text, url: address })),
      v.minLength(1),
    ),
  }),
  DefinedTerm: v.object({ name: text, description: text, url: address, inDefinedTermSet: address }),
  Corporation: v.object({
    name: text,
    tickerSymbol: v.pipe(v.string(), v.regex(/^IDX:[A-Z]{4,5}$/)),
    mainEntityOfPage: address,
  }),
  WebApplication: v.object({
    name: text,
    url: address,
    applicationCategory: v.literal('FinanceApplication'),
    operatingSystem: text,
    offers: free,
  }),
}

/** The errors of a piece of structured data; empty if it is valid. */
export function errorsIn(thing: Readonly<Record<string, unknown>>): string[] {
  const type = String(thing['@type'])
  const schema = schemas[type]
  if (!schema) {
    return [`nobody said what ${type} needs`]
  }
  const { issues } = v.safeParse(schema, thing)
  return (issues ?? []).map((issue) => `${type}.${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
