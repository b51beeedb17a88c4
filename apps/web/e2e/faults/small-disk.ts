import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The reason for skipping; mounting a file system needs root. */
export const noSmallDisk =
  process.getuid?.() === 0 && process.platform === 'linux'
    ? null
    : 'only root on Linux can mount a small disk'

const BLOCK = Buffer.alloc(4096)

/** A disk that a test can fill up; file permissions would not stop root. */
export class SmallDisk {
  readonly folder: string
  readonly #stuffing: string

  private constructor(folder: string) {
    this.folder = folder
    this.#stuffing = join(folder, 'stuffing')
  }

  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    // PostgreSQL runs under another account.
    await chmod(folder, 0o777)
    return new SmallDisk(folder)
  }

  /** Writes until the disk is full. */
  async fill(): Promise<void> {
    const file = await open(this.#stuffing, 'a')
    try {
      for (;;) {
        await file.write(BLOCK)
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) {
        throw error
      }
    } finally {
      await file.close()
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.#stuffing, { force: true })
  }

  async unmount(): Promise<void> {
    execFileSync('umount', ['--lazy', this.folder])
    await rm(this.folder, { recursive: true, force: true })
  }
}
