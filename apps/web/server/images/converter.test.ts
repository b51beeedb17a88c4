import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Converter } from './converter.ts'

const small = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#005a5a' } })
  .png()
  .toBuffer()

function converter(maxCpuMs?: number): Converter {
  const own = new Converter(maxCpuMs)
  onTestFinished(() => own.stop())
  return own
}

/** The conversion process of this test. */
const processId = () =>
  Number(execFileSync('pgrep', ['-P', String(process.pid), '-f', 'converter-process'], { encoding: 'utf8' }))

describe('Converter', () => {
  it.runIf(process.platform === 'linux')('works while nothing else does', async () => {
    await converter().convert(small, 320, 'webp')
    expect(execFileSync('chrt', ['--pid', String(processId())], { encoding: 'utf8' })).toContain('SCHED_IDLE')
  })

  it('returns 503 after a timeout, and continues with another process', async () => {
    const own = converter()
    await own.convert(small, 320, 'webp')
    const stopped = processId()
    process.kill(stopped, 'SIGSTOP')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const conversion = own.convert(small, 320, 'webp')
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await expect(conversion).rejects.toMatchObject({ status: 503 })
    expect((await own.convert(small, 320, 'webp')).byteLength).toBeGreaterThan(0)
    expect(processId()).not.toBe(stopped)
  })

  it('rejects an image that needs too much CPU time', async () => {
    const own = converter(100)
    const long = await sharp({
      create: {
        width: 3000,
        height: 2000,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    await expect(own.convert(long, 3072, 'avif')).rejects.toMatchObject({ status: 413 })
  })
})
