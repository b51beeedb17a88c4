import type { Challenge, Solution } from 'altcha-lib/types'

/** Solves a challenge in a worker, so that the page stays responsive; empty if the browser cannot. */
export function solveProof(challenge: Challenge): Promise<string> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    const end = (answer: string) => {
      worker.terminate()
      resolve(answer)
    }
    worker.addEventListener('message', ({ data: solution }: MessageEvent<Solution | null>) =>
      end(solution === null ? '' : JSON.stringify({ challenge, solution })),
    )
    // Without HTTPS there is no `crypto.subtle`, and the worker fails.
    worker.addEventListener('error', () => end(''))
    worker.addEventListener('messageerror', () => end(''))
    worker.postMessage(challenge)
  })
}
