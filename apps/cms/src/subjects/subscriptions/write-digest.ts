import type { Locale } from '@site/contracts/locale.ts'
import { subscriptionCopy } from './copy.ts'
import { type ListText, maxFacts } from './list-mail.ts'

export type DigestItem = { title: string; value: string; href: string }

type Words = {
  one: (title: string) => string
  several: (count: number) => string
  heading: string
  see: string
}

/** New documents of a list: one is linked itself, several are linked as a list. Null without any. */
export function writeDigest(
  locale: Locale,
  items: readonly DigestItem[],
  words: Words,
  listHref: string,
): ListText | null {
  const [first] = items
  if (first === undefined) return null
  const { read, more } = subscriptionCopy[locale]
  const isOne = items.length === 1
  const others = items.length - maxFacts
  return {
    subject: isOne ? words.one(first.title) : words.several(items.length),
    heading: words.heading,
    paragraphs: others > 0 ? [more(others)] : [],
    facts: items.slice(0, maxFacts).map(({ title, value }) => ({ label: title, value })),
    button: isOne ? { label: read, href: first.href } : { label: words.see, href: listHref },
  }
}
