interface UpstreamCall {
  /** The service name in logs and errors. */
  readonly service: string
  readonly method: string
  /** The first path segment, without IDs. */
  readonly resource: string
}

/** Instruments each call to a service, and adds headers to it. */
export type CallInstrumentation = <Result>(
  call: UpstreamCall,
  send: (headers: Readonly<Record<string, string>>) => Promise<Result>,
) => Promise<Result>

export const noInstrumentation: CallInstrumentation = (_call, send) => send({})
