import type { Product } from '@site/contracts/content/products.ts'
import { trancheLosses } from '@site/finance/tranche-losses.ts'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { CalculatorStart } from '#app/features/offers/calculator-start.tsx'
import { copy } from '#app/features/offers/copy.ts'
import { FactStrip } from '#app/features/offers/fact-strip.tsx'
import type { ShownProduct } from '#app/features/offers/fetch-product.server.ts'
import { ProductHeading } from '#app/features/offers/product-heading.tsx'
import { ProductStory } from '#app/features/offers/product-story.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ebaCopy } from './copy.ts'

interface Class {
  readonly name: string
  readonly summary: string
  readonly share: number
}

/** The classes of the pool in the order of payment, as far as the editors have stated their shares. */
function listClasses({ instruments }: Pick<Product, 'instruments'>): Class[] {
  return instruments.flatMap(({ name, summary, sharePercent }) =>
    sharePercent === null || sharePercent <= 0 ? [] : [{ name, summary, share: sharePercent }],
  )
}

export function EbaPage({ locale, product }: { locale: Locale; product: ShownProduct }) {
  const classes = listClasses(product)
  return (
    <div className="wrap">
      <ProductHeading locale={locale} product={product} />
      <FactStrip facts={product.facts} label={copy[locale].facts} />
      {classes.length > 1 ? (
        <div className="grid gap-x-16 lg:grid-cols-2">
          <Classes classes={classes} locale={locale} />
          <Losses classes={classes} locale={locale} />
        </div>
      ) : null}
      <CalculatorStart locale={locale} strategy="lumpSum" />
      <ProductStory hasFacts={false} locale={locale} product={product} />
    </div>
  )
}

const whole = (locale: Locale, value: number) =>
  `${formatNumber(locale, value, Number.isInteger(value) ? 0 : 2)}%`

/** The classes as parts of one bar, each in its own row. */
function Classes({ classes, locale }: { classes: readonly Class[]; locale: Locale }) {
  const words = ebaCopy[locale]
  return (
    <Section lead={words.holdingLead} title={words.holding}>
      <ol aria-label={words.order}>
        {classes.map(({ name, share }, position) => {
          const isLast = position === classes.length - 1
          const note = position === 0 ? words.paidFirst : isLast ? words.losesFirst : null
          return (
            <li key={name} className="border-t border-line py-3">
              <b>{name}</b>
              <span className="block text-sm text-soft">
                {[words.share(whole(locale, share)), note].filter(Boolean).join(' · ')}
              </span>
              <svg
                aria-hidden="true"
                className="mt-2 h-4 w-full"
                preserveAspectRatio="none"
                viewBox="0 0 100 4"
              >
                <rect className="fill-ground" height="4" width="100" />
                <rect
                  className={isLast ? 'fill-accent' : 'fill-brand-600'}
                  height="4"
                  width={share}
                  x={100 - classes.slice(position).reduce((sum, one) => sum + one.share, 0)}
                />
              </svg>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

const poolLosses = [2, 5, 10, 20] as const

function Losses({ classes, locale }: { classes: readonly Class[]; locale: Locale }) {
  const words = ebaCopy[locale]
  const shares = classes.map(({ share }) => share)
  const columns = poolLosses.map((poolLoss) => ({ poolLoss, losses: trancheLosses(shares, poolLoss) }))
  return (
    <Section lead={words.lossesLead} title={words.losses}>
      <TableRegion label={words.losses}>
        <table className="data-table">
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                {words.class}
              </th>
              <th className="figure" colSpan={columns.length} scope="colgroup">
                {words.poolLosses}
              </th>
            </tr>
            <tr>
              {columns.map(({ poolLoss }) => (
                <th key={poolLoss} className="figure" scope="col">
                  {whole(locale, poolLoss)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes.map(({ name }, position) => (
              <tr key={name}>
                <th className="min-w-0" scope="row">
                  {name}
                </th>
                {columns.map(({ poolLoss, losses }) => {
                  const loss = losses[position] ?? 0
                  return (
                    <td key={poolLoss} className={loss > 0 ? 'figure font-bold' : 'figure text-soft'}>
                      {`${formatNumber(locale, loss, Number.isInteger(loss) ? 0 : 1)}%`}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  )
}
