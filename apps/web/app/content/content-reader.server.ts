import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { data } from 'react-router'
import { type GenericSchema, type InferOutput, object, optional, string } from 'valibot'
import { noItems } from '#app/data/list-response.ts'
import { otherLocale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import type { FetchPolicy, ServiceClient, ServiceReader } from '#app/upstream/service-client.server.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import type { OtherLanguage } from './other-language.ts'

interface ListPage {
  readonly items: readonly unknown[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
}

type Search = Record<string, string | number | null | undefined>

/** For writes, and for reads that must not be cached. */
interface UncachedAccess {
  readonly service: ServiceClient
  /** The client address, which the CMS uses for rate limiting; null for pages that are rendered for everybody. */
  readonly visitor: string | null
}

/** The fields that every document has. */
const TitledSchema = object({
  slug: string(),
  title: optional(string()),
  question: optional(string()),
  term: optional(string()),
  name: optional(string()),
})

const SLUG = /^[a-z0-9-]{1,120}$/

interface ContentRequest {
  readonly service: ServiceReader
  readonly locale: Locale
  /** Receives the cache tags of each response, so that the page cache can invalidate the page. */
  readonly addTags: (tags: readonly string[]) => void
  readonly uncached: UncachedAccess
}

/** The kinds of calls to the CMS, for one request in one language. */
export class ContentReader {
  readonly locale: Locale
  readonly #uncached: UncachedAccess
  readonly #service: ServiceReader
  readonly #addTags: (tags: readonly string[]) => void

  constructor({ service, locale, addTags, uncached }: ContentRequest) {
    this.locale = locale
    this.#uncached = uncached
    this.#service = service
    this.#addTags = addTags
  }

  async find<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Search = {},
    policy: FetchPolicy = 'short',
    readExpiry?: (data: InferOutput<Schema>) => number,
  ): Promise<InferOutput<Schema> | null> {
    const response = await this.#service.get(
      path,
      schema,
      { locale: this.locale, ...search },
      policy,
      readExpiry,
    )
    this.#addTags(response.tags)
    return response.data
  }

  /** Like find, for resources that always exist: a missing one means that the service is unavailable. */
  async get<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Search = {},
    policy: FetchPolicy = 'short',
    readExpiry?: (data: InferOutput<Schema>) => number,
  ): Promise<InferOutput<Schema>> {
    const found = await this.find(path, schema, search, policy, readExpiry)
    if (found === null) {
      throw serviceUnavailable()
    }
    return found
  }

  /**
   * Like get, for lists that a slug filters. For a category, author or analyst that does not exist, it returns the
   * list's filter options without items. Text that cannot be a slug is not sent, because the service would reject it
   * (400).
   */
  async list<Schema extends GenericSchema<unknown, ListPage>>(
    path: string,
    schema: Schema,
    search: Search,
  ): Promise<InferOutput<Schema> & { readonly isUnknown: boolean }> {
    const isSensible = [search.category, search.author, search.analyst].every(
      (slug) => !slug || SLUG.test(String(slug)),
    )
    const found = isSensible ? await this.find(path, schema, search) : null
    if (found !== null) {
      return { ...found, isUnknown: false }
    }
    return { ...(await this.get(path, schema)), ...noItems, isUnknown: true }
  }

  /** Of this moment: for what a visitor is about to change. */
  async findUncached<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    query: Readonly<Record<string, string>>,
  ): Promise<InferOutput<Schema> | null> {
    return (await this.#uncached.service.get(path, schema, { locale: this.locale, ...query })).data
  }

  post<Schema extends GenericSchema>(path: string, body: unknown, schema: Schema) {
    const { service, visitor } = this.#uncached
    return service.post(path, body, schema, { [VISITOR_HEADER]: visitor ?? 'unknown' })
  }

  /**
   * A document by its slug. A document that exists in the other language only is a 404 with a link to it: pages never
   * mix languages.
   */
  async findDocument<Schema extends GenericSchema>(
    page: PageName,
    path: string,
    slug: string,
    schema: Schema,
  ): Promise<InferOutput<Schema> | null> {
    const found = await this.find(slugged(path, slug), schema)
    if (found !== null || !SLUG.test(slug)) {
      return found
    }
    const other = otherLocale(this.locale)
    const elsewhere = await this.#service.get(slugged(path, slug), TitledSchema, { locale: other })
    this.#addTags(elsewhere.tags)
    if (elsewhere.data === null) {
      return null
    }
    const { title, question, term, name, slug: ownSlug } = elsewhere.data
    throw data(
      {
        otherLanguage: {
          locale: other,
          title: title ?? question ?? term ?? name ?? ownSlug,
          path: fillPath(page, other, { slug: ownSlug }),
        },
      } satisfies { otherLanguage: OtherLanguage },
      { status: 404 },
    )
  }
}

export function slugged(path: string, slug: string): string {
  return `${path}/${encodeURIComponent(slug)}`
}
