import type { Block } from '@site/contracts/content/pages.ts'
import { findPage } from '@site/contracts/content/site-pages.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import { Picture } from '#app/design/picture.tsx'
import { Prose } from '#app/design/prose.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export function Blocks({ blocks, locale }: { blocks: readonly Block[]; locale: Locale }) {
  return (
    <div className="flex flex-col">
      {blocks.map((block) => (
        // Blocks have no id, so their content is the key.
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

/** A block with its heading on the left, so that the text keeps a readable width. */
function HeadedBlock({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-4 border-t border-line py-9 lg:grid-cols-[18rem_minmax(0,1fr)]">
      {heading === '' ? (
        <span className="hidden lg:block" />
      ) : (
        <h2 className="max-w-[22ch] self-start text-xl wrap-anywhere lg:sticky lg:top-6">{heading}</h2>
      )}
      <div className="min-w-0">{children}</div>
    </section>
  )
}

function TextBlock({ heading, body }: BlockOf<'text'>) {
  return (
    <HeadedBlock heading={heading}>
      <Prose html={body} />
    </HeadedBlock>
  )
}

/** Longer values are words rather than figures, and are set smaller. */
const MAX_FIGURE_LENGTH = 12

function FiguresBlock({ heading, items }: BlockOf<'figures'>) {
  return (
    <section className="border-t border-line py-9">
      {heading === '' ? null : <h2 className="mb-6 max-w-[28ch] text-xl">{heading}</h2>}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-8 gap-y-6">
        {items.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-w-0 flex-col-reverse justify-end border-t-2 border-action pt-3"
          >
            <dt className="text-soft">{label}</dt>
            <dd
              className={`leading-tight font-extrabold tracking-[-0.03em] wrap-anywhere ${value.length > MAX_FIGURE_LENGTH ? 'text-xl' : 'text-3xl'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function TimelineBlock({ heading, items }: BlockOf<'timeline'>) {
  return (
    <HeadedBlock heading={heading}>
      <ol className="border-s border-line">
        {items.map(({ date, title, text }) => (
          <li
            key={`${date} ${title}`}
            className="relative grid gap-x-8 gap-y-1 pb-7 ps-8 last:pb-0 before:absolute before:-start-[0.3rem] before:top-2 before:size-2.5 before:rounded-full before:bg-action last:before:bg-accent sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <p className="text-lg leading-snug font-bold tracking-[-0.02em]">{date}</p>
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="max-w-[60ch] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </HeadedBlock>
  )
}

function PictureBlock({ picture, caption }: BlockOf<'picture'>) {
  if (picture === null) {
    return null
  }
  return (
    <figure className="pb-9">
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
    <section className="board mt-4 rounded-card p-8 sm:p-10 print:hidden">
      <Kawung />
      <div className="relative flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="min-w-0 flex-[1_1_20rem]">
          {heading === '' ? null : <h2 className="max-w-[24ch] text-3xl">{heading}</h2>}
          <p className="mt-2 max-w-[52ch] text-on-board-soft">{text}</p>
        </div>
        {isCompletePath(findPage(page).path[locale]) ? (
          <ButtonLink look="accent" to={fillPath(page, locale, {})}>
            {label}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  )
}

/** A detail page needs a slug, which this block does not have. */
function isCompletePath(path: string): boolean {
  return !path.includes(':') && !path.includes('*')
}
