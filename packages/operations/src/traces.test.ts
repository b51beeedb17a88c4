import { expect, it } from 'vitest'
import { isTracing, startTraces, traces } from './traces.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }

it.each([
  { name: 'without an endpoint', variables: {}, expected: false },
  { name: 'if it is disabled', variables: { ...endpoint, OTEL_SDK_DISABLED: 'true' }, expected: false },
  { name: 'with an endpoint', variables: endpoint, expected: true },
])('tracing $name: $expected', async ({ variables, expected }) => {
  await startTraces('test', variables)
  expect(isTracing()).toBe(expected)
  await traces().stop()
})
