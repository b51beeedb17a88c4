import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { keepRunning } from './keep-running.mjs'

/** @param {string} script */
const run = (script) => spawn(process.execPath, ['-e', script], { stdio: 'ignore' })

/** @param {string} script */
function serviceOf(script) {
  const told = { name: /** @type {const} */ ('market'), logFile: 'market.log', host: '127.0.0.1' }
  const start = () => ({ ...told, process: run(script) })
  /** @type {string[]} */
  const lines = []
  const report = { line: (/** @type {string} */ text = '') => void lines.push(text) }
  return { service: start(), start, report, lines }
}

describe('keepRunning', () => {
  it('starts a service again that was killed, and says so', async () => {
    const { service, start, report, lines } = serviceOf('setInterval(() => {}, 1000)')
    let isEnding = false
    /** @type {(pid: number | undefined) => void} */
    let tellPid = () => {}
    const started = new Promise((resolve) => {
      tellPid = resolve
    })
    const given = keepRunning(service, {
      start: () => {
        const next = start()
        tellPid(next.process.pid)
        return next
      },
      report,
      isEnding: () => isEnding,
    })
    const first = service.process.pid
    service.process.kill('SIGKILL')
    expect(await started).not.toBe(first)
    expect(lines).toEqual(['  The stock service (market) has ended by itself and is started again.'])
    isEnding = true
    service.process.kill('SIGKILL')
    expect((await given).message).toContain('stock service')
  })

  it('gives up one that ends again and again', async () => {
    const { service, start, report, lines } = serviceOf('process.exit(3)')
    const fault = await keepRunning(service, { start, report, isEnding: () => false })
    expect(fault.message).toContain('exit code 3')
    expect(lines).toHaveLength(5)
  })
})
