import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { filmSeconds, slideCount, slideSeconds } from './film-timing.ts'

// Cuts each transcript into one cue per slide and writes the video's actual length into its content file.
const videos = join(import.meta.dirname, '..', 'content', 'videos')
const films = join(import.meta.dirname, '..', 'films')
const languages = ['id', 'en'] as const

const clock = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`

const sentencesOf = (transcript: string) => transcript.trim().split(/(?<=[.?!])\s+/)

const captionsOf = (sentences: readonly string[]) =>
  sentences
    .map(
      (sentence, index) =>
        `${index + 1}\n${clock(index * slideSeconds)} --> ${clock((index + 1) * slideSeconds)}\n${sentence}\n`,
    )
    .reduce((file, cue) => `${file}\n${cue}`, 'WEBVTT\n')

const transcriptIn = (document: unknown, language: string) => {
  if (typeof document !== 'object' || document === null || !('transcript' in document)) return null
  const transcripts = document.transcript
  if (typeof transcripts !== 'object' || transcripts === null) return null
  const text = Object.entries(transcripts).find(([key]) => key === language)?.[1]
  return typeof text === 'string' ? text : null
}

for (const file of (await readdir(videos)).sort()) {
  const key = basename(file, '.yaml')
  const source = await readFile(join(videos, file), 'utf8')
  for (const language of languages) {
    const transcript = transcriptIn(parse(source), language)
    if (transcript === null) {
      process.stdout.write(`${key}: no ${language} transcript, no captions\n`)
      continue
    }
    const sentences = sentencesOf(transcript)
    if (sentences.length !== slideCount)
      throw new Error(`${key}.${language}: ${sentences.length} sentences for ${slideCount} slides`)
    await writeFile(join(films, `video-${key}.${language}.vtt`), captionsOf(sentences))
  }
  await writeFile(
    join(videos, file),
    source.replace(/^durationSeconds: .*$/m, `durationSeconds: ${filmSeconds}`),
  )
}
