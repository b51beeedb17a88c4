interface UpstreamCall {
  /** What the service is called in logs and errors. */
  readonly service: string
  readonly method: string
  /** Of the address what names a kind of thing, without which one it is. */
  readonly resource: string
}

/** Is told of each call to a service, and says which headers go with it. */
export type CallWatch = <Result>(
  call: UpstreamCall,
  ask: (headers: Readonly<Record<string, string>>) => Promise<Result>,
) => Promise<Result>

export const unwatched: CallWatch = (_call, ask) => ask({})
