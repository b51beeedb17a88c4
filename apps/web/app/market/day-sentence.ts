import type { MarketDay, SectorDay } from '@site/contracts/market/market-day.ts'
import { formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { daySentenceCopy } from './day-sentence-copy.ts'

/** In percent; a smaller change of the index has no direction. */
const LEVEL_INDEX = 0.05
/** A second sector is named if it has this share of the rise or fall in market value. */
const SECOND_SHARE = 0.25
/** Two days in a row are nothing to mention. */
const SHORTEST_STREAK = 3
/** The sectors against the direction of the index are named if their change is this share of the others'. */
const AGAINST_SHARE = 0.25

/** In percent; a smaller change of a sector is none, as on the map. */
export const LEVEL_SECTOR = 0.005

/** What happened on a day, by rule: which sectors moved the market value, since when, and how much was traded. */
export function daySentence(
  locale: Locale,
  {
    index,
    sectors,
    ...trades
  }: Pick<MarketDay, 'index' | 'sectors' | 'tradedValue' | 'averageValue' | 'regular'>,
): string {
  return [
    sectorSentence(locale, index, sectors),
    streakSentence(locale, index),
    valueSentence(locale, trades),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

function sectorSentence(
  locale: Locale,
  index: MarketDay['index'],
  sectors: readonly SectorDay[],
): string | null {
  const words = daySentenceCopy[locale]
  const lifting = describeSide(locale, sectors, 1)
  const pressing = describeSide(locale, sectors, -1)
  const isNamed = (side: Side, other: Side) => side.total > other.total * AGAINST_SHARE
  if (index !== null && index.changePercent >= LEVEL_INDEX && lifting.names !== null) {
    return words.lifted(lifting.names, isNamed(pressing, lifting) ? pressing.names : null)
  }
  if (index !== null && index.changePercent <= -LEVEL_INDEX && pressing.names !== null) {
    return words.pressed(pressing.names, isNamed(lifting, pressing) ? lifting.names : null)
  }
  const both =
    lifting.names !== null && pressing.names !== null
      ? words.mixed(lifting.names, pressing.names)
      : lifting.names !== null
        ? words.strengthened(lifting.names)
        : pressing.names && words.weakened(pressing.names)
  const isLevel = index !== null && Math.abs(index.changePercent) < LEVEL_INDEX
  return [isLevel ? words.level : null, both].filter((part) => part !== null).join(' ') || null
}

function streakSentence(locale: Locale, index: MarketDay['index']): string | null {
  const isShort = index === null || index.streak < SHORTEST_STREAK
  if (isShort || Math.abs(index.changePercent) < LEVEL_INDEX) {
    return null
  }
  const words = daySentenceCopy[locale]
  return (index.change > 0 ? words.risingStreak : words.fallingStreak)(index.streak)
}

interface Side {
  /** The change in market value, without its sign. */
  readonly total: number
  /** Of one or two sectors; null: none moved in this direction. */
  readonly names: string | null
}

function describeSide(locale: Locale, sectors: readonly SectorDay[], direction: 1 | -1): Side {
  const moved = sectors
    .filter(({ changePercent }) => changePercent !== null && Math.abs(changePercent) >= LEVEL_SECTOR)
    .map(({ name, marketValueChange }) => ({
      name: name[locale],
      change: (marketValueChange ?? 0) * direction,
    }))
    .filter(({ change }) => change > 0)
    .toSorted((a, b) => b.change - a.change)
  const total = moved.reduce((sum, { change }) => sum + change, 0)
  const [first, second] = moved
  if (first === undefined) {
    return { total, names: null }
  }
  return {
    total,
    names:
      second !== undefined && second.change >= total * SECOND_SHARE
        ? daySentenceCopy[locale].two(first.name, second.name)
        : first.name,
  }
}

function valueSentence(
  locale: Locale,
  { tradedValue, averageValue, regular }: Pick<MarketDay, 'tradedValue' | 'averageValue' | 'regular'>,
): string | null {
  // The data of the days before may have the regular market only.
  const isRegular = regular === null || averageValue === null
  const value = isRegular ? (regular?.value ?? tradedValue) : tradedValue
  const average = isRegular && regular !== null ? regular.averageValue : averageValue
  if (average === null || average === 0) {
    return null
  }
  const words = daySentenceCopy[locale].tradedValue[isRegular ? 'regular' : 'allMarkets']
  const percent = Math.round((value / average - 1) * 100)
  const text = formatPercent(locale, Math.abs(percent) / 100, 0)
  return percent === 0 ? words.level : percent > 0 ? words.above(text) : words.below(text)
}
