import { domainToUnicode } from 'node:url'
import { channelKey } from '@site/contracts/content/channels.ts'
import type { Channel } from '@site/contracts/content/trust.ts'
import { distance } from '@site/contracts/typing-errors.ts'
import type { Check, Own } from './finding.ts'
import { toSkeleton } from './name-skeleton.ts'

/** Shorter names are parts of ordinary words. */
const MIN_NAME_LENGTH = 5
const MIN_LENGTH_FOR_TWO_ERRORS = 10

/** The name of a social media account of ours. */
export function accountName({ kind, value }: Channel): string | undefined {
  return kind === 'social' ? channelKey(kind, value)?.split('/').at(-1) : undefined
}

/** What is not on our list either looks like us or is unlisted. */
export function checkResemblance(typed: string, own: Own): Check {
  const whole = toSkeleton(typed)
  const parts = typed.split(/[^\p{L}\p{M}\p{N}$|!-]+/u).map(toSkeleton)
  const alike = ownWords(own).find(({ skeleton }) => {
    if (skeleton.length < MIN_NAME_LENGTH) return parts.includes(skeleton)
    const bearable = skeleton.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2
    return whole.includes(skeleton) || parts.some((part) => distance(part, skeleton) <= bearable)
  })
  return { verdict: alike ? 'alike' : 'unlisted', channel: alike?.channel ?? null }
}

/** The words that a stranger would use to look like us. */
function ownWords({ channels, names }: Own): { skeleton: string; channel: Channel | null }[] {
  const words = [
    ...channels.map((channel) => ({ word: domainName(channel) ?? accountName(channel), channel })),
    ...names.map((word) => ({ word, channel: null })),
  ]
  return words.flatMap(({ word, channel }) =>
    word === undefined ? [] : [{ skeleton: toSkeleton(word), channel }],
  )
}

/** `contoh` of `www.contoh.co.id`. */
function domainName({ kind, value }: Channel): string | undefined {
  const key = kind === 'domain' ? channelKey(kind, value) : null
  if (key === null) return undefined
  const labels = domainToUnicode(key).split('.')
  const hasTwoLevels = /^(?:ac|biz|co|com|go|gov|mil|my|net|or|org|sch|web)$/.test(labels.at(-2) ?? '')
  return labels.at(hasTwoLevels && labels.length > 2 ? -3 : -2) ?? key
}
