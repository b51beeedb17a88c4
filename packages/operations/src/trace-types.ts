export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  readonly name: string
  /** `server` handles a request, `client` calls another service; absent for internal spans. */
  readonly kind?: 'server' | 'client'
  readonly attributes?: Attributes
  /** The trusted `traceparent` of the caller; absent: the current span is the parent. */
  readonly traceparent?: string | null | undefined
}

/** Creates trace spans. */
export interface Traces {
  /** Runs work in a span; `note` adds attributes that are known only at its end. */
  readonly inSpan: <Result>(
    options: SpanOptions,
    work: (note: (attributes: Attributes) => void) => Promise<Result>,
  ) => Promise<Result>
  /** Records a span that has just ended. */
  readonly record: (options: SpanOptions & { readonly durationMs: number }) => void
  /** Headers for calls to other services, so that their spans belong to the same trace. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Flushes and shuts down. */
  readonly stop: () => Promise<void>
}
