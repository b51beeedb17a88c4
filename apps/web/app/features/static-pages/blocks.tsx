import type { Block } from '@site/contracts/content/pages.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Picture } from '#app/design/picture.tsx'
import { Prose } from '#app/design/prose.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pageOf } from '#app/i18n/pages.ts'
import { fillPath } from '#app/i18n/path-to.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** What editors composed, one block under another. */
export function Blocks({ blocks, locale }: { blocks: readonly Block[]; locale: Locale }) {
  return (
    <div className="flex flex-col gap-12">
      {blocks.map((block) => (
        // Blocks have no identity but what they say.
        <PageBlock key={JSON.stringify(block)} block={block} locale={locale} />
      ))}
    </div>
  )
}

function PageBlock({ block, locale }: { block: Block; locale: Locale }): React.ReactNode {
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} />
    case 'figures':
      return <FiguresBlock {...block} />
    case 'timeline':
      return <TimelineBlock {...block} />
    case 'picture':
      return <PictureBlock {...block} />
    case 'callToAction':
      return <CallToActionBlock {...block} locale={locale} />
    default:
      return block satisfies never
  }
}

function BlockHeading({ children }: { children: string }) {
  return children === '' ? null : <h2 className="mb-4 max-w-[28ch] text-xl">{children}</h2>
}

function TextBlock({ heading, body }: BlockOf<'text'>) {
  return (
    <section>
      <BlockHeading>{heading}</BlockHeading>
      <Prose html={body} />
    </section>
  )
}

function FiguresBlock({ heading, items }: BlockOf<'figures'>) {
  return (
    <section>
      <BlockHeading>{heading}</BlockHeading>
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse border-t border-line py-4">
            <dt className="text-soft">{label}</dt>
            <dd className="text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function TimelineBlock({ heading, items }: BlockOf<'timeline'>) {
  return (
    <section>
      <BlockHeading>{heading}</BlockHeading>
      <ol className="max-w-[60rem]">
        {items.map(({ date, title, text }) => (
          <li
            key={`${date} ${title}`}
            className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <p className="font-bold text-accent-text">{date}</p>
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function PictureBlock({ picture, caption }: BlockOf<'picture'>) {
  if (picture === null) {
    return null
  }
  return (
    <figure>
      <Picture className="h-auto w-full rounded-card" picture={picture} />
      {caption === '' ? null : <figcaption className="mt-2 text-sm text-soft">{caption}</figcaption>}
    </figure>
  )
}

function CallToActionBlock({
  heading,
  text,
  page,
  label,
  locale,
}: BlockOf<'callToAction'> & { locale: Locale }) {
  return (
    <section className="rounded-card bg-ground p-6 sm:p-10">
      <BlockHeading>{heading}</BlockHeading>
      <p className="mb-6 max-w-[60ch]">{text}</p>
      {isWholeAddress(pageOf(page).path[locale]) ? (
        <ButtonLink to={fillPath(page, locale, {})}>{label}</ButtonLink>
      ) : null}
    </section>
  )
}

/** A page about one document cannot be named without its slug, which this block does not have. */
function isWholeAddress(path: string): boolean {
  return !path.includes(':') && !path.includes('*')
}
