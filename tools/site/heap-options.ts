/** Node's heap limits of the services, as in `deploy/`. The defaults grow with the memory of the machine: a web node at rest took 350 MB. */
export const heapOptions = {
  web: '--max-old-space-size=512 --max-semi-space-size=8',
  cms: '--max-old-space-size=512 --max-semi-space-size=8',
  market: '--max-old-space-size=384 --max-semi-space-size=8',
} as const
