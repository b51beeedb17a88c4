import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { onPaper } from './colors.ts'
import { fadeSeconds, filmSeconds, slideCount, slideSeconds } from './film-timing.ts'
import { films } from './films/all-films.ts'
import { type Film, filmFrame } from './films/slide.ts'

// Draws every video, or only those whose keys start with the given argument. Needs ffmpeg with libvpx on the path.
const run = promisify(execFile)
// Only the fades move: a low frame rate keeps the files small.
const framesPerSecond = 12
const folder = join(import.meta.dirname, '..', 'films')

const drawFrames = async (film: Film, into: string) => {
  const slides = film.slides(onPaper)
  if (slides.length !== slideCount)
    throw new Error(`a video has ${slideCount} slides, this one has ${slides.length}`)
  return Promise.all(
    slides.map(async (slide, index) => {
      const file = join(into, `${index}.png`)
      await sharp(Buffer.from(filmFrame(onPaper, slide, index, slides.length)))
        .resize(1280, 720)
        .png()
        .toFile(file)
      return file
    }),
  )
}

// The middle of each fade falls on the boundary of two cues.
const crossFades = (count: number) => {
  const stills = Array.from(
    { length: count },
    (_, index) => `[${index}:v]format=yuv420p,settb=AVTB[s${index}]`,
  )
  const fades = Array.from({ length: count - 1 }, (_, index) => {
    const from = index === 0 ? '[s0]' : `[f${index}]`
    const offset = (index + 1) * slideSeconds - fadeSeconds / 2
    return `${from}[s${index + 1}]xfade=transition=fade:duration=${fadeSeconds}:offset=${offset}[f${index + 1}]`
  })
  return [...stills, ...fades].join(';')
}

const encode = async (frames: readonly string[], target: string, quality: number) => {
  const inputs = frames.flatMap((frame) => [
    '-loop',
    '1',
    '-framerate',
    String(framesPerSecond),
    '-t',
    String(slideSeconds + fadeSeconds),
    '-i',
    frame,
  ])
  const codec =
    `-c:v libvpx-vp9 -b:v 0 -crf ${quality} -g 999 -deadline good -cpu-used 3 -threads 2 -tune-content screen`.split(
      ' ',
    )
  const same = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1']
  await run(
    'ffmpeg',
    [
      '-y',
      '-v',
      'error',
      ...inputs,
      '-filter_complex',
      crossFades(frames.length),
      '-map',
      `[f${frames.length - 1}]`,
      '-t',
      String(filmSeconds),
      ...codec,
      '-an',
      ...same,
      target,
    ],
    { timeout: 300_000 },
  )
}

// A higher number lowers the quality; fine grids need it to stay small.
const qualities = [44, 52, 58] as const
const enoughBytes = 250_000

const wanted = process.argv[2] ?? ''
await mkdir(folder, { recursive: true })
for (const [key, film] of Object.entries(films)) {
  if (!key.startsWith(wanted)) continue
  const frames = await mkdtemp(join(tmpdir(), 'film-'))
  const target = join(folder, `video-${key}.webm`)
  const pictures = await drawFrames(film, frames)
  let bytes = Number.POSITIVE_INFINITY
  for (const quality of qualities) {
    if (bytes <= enoughBytes) break
    await encode(pictures, target, quality)
    bytes = (await stat(target)).size
  }
  await rm(frames, { recursive: true })
  process.stdout.write(`video-${key}.webm ${Math.round(bytes / 1024)} kB\n`)
}
