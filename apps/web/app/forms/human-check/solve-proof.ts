import type { Challenge, Solution } from 'altcha-lib/types'

/** Solves a challenge beside the page, which stays usable; empty where this browser cannot. */
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
    // Without https a page has no cryptography, and its worker fails.
    worker.addEventListener('error', () => end(''))
    worker.addEventListener('messageerror', () => end(''))
    worker.postMessage(challenge)
  })
}
