import { serializeFunction } from '#app/design/serialize-function.server.ts'
import { attachChart, findKeyTarget, readFigures, readingWriter } from './chart-pointer.ts'

/** A script at the end of a page that makes its charts readable before hydration. */
export const chartScript = [
  ...[readFigures, readingWriter, findKeyTarget, attachChart].map(serializeFunction),
  `for (const chart of document.querySelectorAll('[data-chart]')) ${attachChart.name}(chart)`,
].join('\n')

/** Whether a route exports this as its `handle`, because its page has charts. */
export function hasCharts(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hasCharts' in handle
}
