import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Starts a server in its own thread, so that nothing else delays its responses. Returns its URL. */
export async function startWorkerServer(file: URL, workerData: unknown): Promise<string> {
  const worker = new Worker(file, { workerData })
  worker.unref()
  const [port] = await once(worker, 'message')
  return `http://127.0.0.1:${port}`
}
