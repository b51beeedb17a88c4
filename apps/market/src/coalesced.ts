/** Starts `work` unless it is running; calls during a run lead to one more run after it. `work` must not reject. */
export function coalesced(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isRequested = false
  const run = async () => {
    while (isRequested) {
      isRequested = false
      await work()
    }
    running = null
  }
  return () => {
    isRequested = true
    running ??= run()
    return running
  }
}
