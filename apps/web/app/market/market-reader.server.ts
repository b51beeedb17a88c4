import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { GenericSchema, InferOutput } from 'valibot'
import type { ServiceReader } from '#app/upstream/service-client.server.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'

/** Tolerated clock difference between two machines; figures within it are not rejected. */
const CLOCK_ERROR_MS = 24 * 60 * 60_000

type Search = Record<string, string | number | null | undefined>

/** The kinds of calls to the market service, for one request. */
export class MarketReader {
  readonly #service: ServiceReader
  readonly #addTags: (tags: readonly string[]) => void
  readonly #lastDay: string

  constructor(service: ServiceReader, addTags: (tags: readonly string[]) => void, now: Date) {
    this.#service = service
    this.#addTags = addTags
    this.#lastDay = dayInJakarta(new Date(now.getTime() + CLOCK_ERROR_MS))
  }

  /** The schema, which has no clock, with a check that no figure is in the future. */
  datedSchema<Schema>(createFor: (lastDay: string) => Schema): Schema {
    return createFor(this.#lastDay)
  }

  async find<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Search = {},
  ): Promise<InferOutput<Schema> | null> {
    const { data, tags } = await this.#service.get(path, schema, search)
    this.#addTags(tags)
    return data
  }

  async get<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Search = {},
  ): Promise<InferOutput<Schema>> {
    const data = await this.find(path, schema, search)
    if (data === null) {
      throw serviceUnavailable()
    }
    return data
  }
}
