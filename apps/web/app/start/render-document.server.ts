import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** Max time for lazy components, once the data is loaded. */
const RENDER_DEADLINE_MS = 5_000
/** The beginning of a part that React leaves to the browser, because it suspended or failed. */
const INCOMPLETE = '<!--$!-->'

/**
 * Writing to a stream takes as long as rendering, so a document becomes one string. Only a stream waits for a lazy
 * component, which is needed once, and reports the error of a part.
 */
export async function renderDocument(document: React.ReactElement): Promise<string> {
  return renderComplete(document) ?? renderWhenReady(document)
}

/** Null if a part of the document suspended or failed. */
function renderComplete(document: React.ReactElement): string | null {
  try {
    const html = renderToString(document)
    return html.includes(INCOMPLETE) ? null : `<!DOCTYPE html>${html}`
  } catch {
    return null
  }
}

/** Waits for everything that suspends. */
export function renderWhenReady(document: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      // Without it, React moves late parts of a long page to the end, which needs JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(deadline)
        resolve(text(pipe(new PassThrough())))
      },
      onShellError(error) {
        clearTimeout(deadline)
        reject(error)
      },
      onError(error) {
        reject(error)
      },
    })
    const deadline = setTimeout(abort, RENDER_DEADLINE_MS)
  })
}
