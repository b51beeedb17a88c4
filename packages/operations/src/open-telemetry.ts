import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { requestScope } from './request-scope.ts'
import type { Attributes, SpanOptions, Traces } from './trace-types.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const

/** Endpoint, sampling and batching are read from the standard OTEL_* variables by the packages. */
export function openTelemetry(service: string): Traces {
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('site')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()

  function findParentContext({ traceparent }: SpanOptions): Context {
    return typeof traceparent === 'string'
      ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      : (current.getStore() ?? ROOT_CONTEXT)
  }

  function begin(options: SpanOptions, parent: Context, startTime?: Date) {
    const requestId = requestScope.getStore()?.requestId
    return tracer.startSpan(
      options.name,
      {
        kind: options.kind === undefined ? SpanKind.INTERNAL : kinds[options.kind],
        attributes: {
          ...options.attributes,
          ...(requestId === undefined ? {} : { 'request.id': requestId }),
        },
        ...(startTime === undefined ? {} : { startTime }),
      },
      parent,
    )
  }

  return {
    async inSpan(options, work) {
      const parent = findParentContext(options)
      const span = begin(options, parent)
      try {
        const note = (attributes: Attributes) => void span.setAttributes(attributes)
        return await current.run(trace.setSpan(parent, span), () => work(note))
      } catch (error) {
        // The error name only: messages may contain visitor input.
        const message = error instanceof Error ? error.name : 'thrown'
        span.setStatus({ code: SpanStatusCode.ERROR, message })
        throw error
      } finally {
        span.end()
      }
    },
    record(options) {
      const endedAt = Date.now()
      begin(options, findParentContext(options), new Date(endedAt - options.durationMs)).end(endedAt)
    },
    headers() {
      const carrier: Record<string, string> = {}
      propagator.inject(current.getStore() ?? ROOT_CONTEXT, carrier, defaultTextMapSetter)
      return carrier
    },
    stop: () => provider.shutdown(),
  }
}
