export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  readonly name: string
  /** `server` answers a request, `client` asks another service; absent: within the process. */
  readonly kind?: 'server' | 'client'
  readonly attributes?: Attributes
  /** The `traceparent` of whoever asks, where it can be believed; absent: the span under way, else none. */
  readonly traceparent?: string | null | undefined
}

/** Spans of what requests go through. */
export interface Traces {
  /** Work under a span of its own; `note` adds what is known at its end only. */
  readonly inSpan: <Result>(
    options: SpanOptions,
    work: (note: (attributes: Attributes) => void) => Promise<Result>,
  ) => Promise<Result>
  /** A span of what has just ended. */
  readonly record: (options: SpanOptions & { readonly durationMs: number }) => void
  /** What a call to another service carries, so that its spans belong to the same trace. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Sends what has not been sent. */
  readonly stop: () => Promise<void>
}
