import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { GenericSchema, InferOutput } from 'valibot'
import type { ServiceReader } from '#app/upstream/service-client.server.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import type { DatedSchema } from './reject-future-figures.server.ts'

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

  async find<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Search = {},
  ): Promise<InferOutput<Schema> | null> {
    const { data, tags } = await this.#service.get(path, schema, search)
    this.#addTags(tags)
    return data
  }

  /** Like `find`; rejects figures in the future. */
  findFigures<Schema extends GenericSchema>(
    path: string,
    schema: DatedSchema<Schema>,
    search: Search = {},
  ): Promise<InferOutput<Schema> | null> {
    return this.find(path, schema(this.#lastDay), search)
  }

  /** Like `get`; rejects figures in the future. */
  getFigures<Schema extends GenericSchema>(
    path: string,
    schema: DatedSchema<Schema>,
    search: Search = {},
  ): Promise<InferOutput<Schema>> {
    return this.get(path, schema(this.#lastDay), search)
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
