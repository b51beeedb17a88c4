import { Button, ButtonLink, SubmitButton } from '#app/design/button.tsx'
import { Change } from '#app/design/change.tsx'
import { Choice } from '#app/design/choice.tsx'
import { DownloadLink } from '#app/design/download-link.tsx'
import { ErrorSummary, Field } from '#app/design/field.tsx'
import { LinkChips, LinkTabs } from '#app/design/link-tabs.tsx'
import { Disclaimer, Notice } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { ShareLinks } from '#app/design/share-links.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

const swatches = [
  'page',
  'ground',
  'card',
  'line',
  'line-strong',
  'text',
  'text-soft',
  'action',
  'accent',
  'accent-mark',
  'accent-text',
  'board',
  'up',
  'down',
  'focus',
] as const
const file = { path: '/media/report.pdf', name: 'report.pdf', mimeType: 'application/pdf', bytes: 1_240_000 }
const place = '#content'

export function Colors({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <>
      <ul className="swatches">
        {swatches.map((name) => (
          <li key={name} className={`swatch swatch-${name}`}>
            {name}
          </li>
        ))}
      </ul>
      <p className="text-4xl font-bold">{words.short}</p>
      <p className="text-3xl font-bold">{words.short}</p>
      <p className="text-xl font-bold">{words.short}</p>
      <p className="text-lg">{words.text}</p>
      <p>{words.text}</p>
      <p className="text-sm text-soft">{words.text}</p>
      <p className="eyebrow">{words.badge}</p>
      <p className="text-3xl font-bold">{words.long}</p>
    </>
  )
}

export function Actions({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <>
      <div className="specimen-row">
        <ButtonLink to={place}>{words.main}</ButtonLink>
        <ButtonLink look="quiet" to={place}>
          {words.quiet}
        </ButtonLink>
        <Button isDisabled onClick={() => {}}>
          {words.disabled}
        </Button>
        <a className="text-link" href={place}>
          {words.link}
        </a>
      </div>
      <div className="board specimen-board specimen-row">
        <ButtonLink look="accent" to={place}>
          {words.accent}
        </ButtonLink>
        <ButtonLink look="quiet" to={place}>
          {words.quiet}
        </ButtonLink>
      </div>
      <div>
        <ButtonLink to={place}>{words.long}</ButtonLink>
      </div>
      <div>
        <DownloadLink file={file} label={words.download} locale={locale} />
      </div>
      <div>
        <DownloadLink file={file} label={words.long} locale={locale} />
      </div>
      <ShareLinks locale={locale} title={words.short} url="https://brokerage.example/id/blog" />
    </>
  )
}

export function Fields({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <form className="grid max-w-[36rem] gap-5" method="get">
      <details>
        {/* In a disclosure, because an error summary takes the focus when it appears. */}
        <summary className="py-1 font-semibold">{words.showSummary}</summary>
        <ErrorSummary
          response={null}
          errors={[{ name: 'error', message: words.nameError }]}
          title={words.summary}
        />
      </details>
      <Field hint={words.hint} label={words.name} name="name">
        {(attributes) => <input {...attributes} autoComplete="off" className="field-box" type="text" />}
      </Field>
      <Field error={words.nameError} label={words.name} name="error">
        {(attributes) => <input {...attributes} autoComplete="off" className="field-box" type="text" />}
      </Field>
      <Field label={words.phone} name="phone" optionalLabel={words.optional}>
        {(attributes) => (
          <input {...attributes} autoComplete="off" className="field-box" disabled type="tel" />
        )}
      </Field>
      <Field label={words.topic} name="topic">
        {(attributes) => (
          <select {...attributes} className="field-box">
            <option>{words.badge}</option>
            <option>{words.long}</option>
          </select>
        )}
      </Field>
      <Field label={words.message} name="message">
        {(attributes) => (
          <textarea {...attributes} className="field-box" defaultValue={words.long} rows={4} />
        )}
      </Field>
      <div>
        <Choice defaultChecked name="agree" type="checkbox" value="yes">
          {words.agree}
        </Choice>
        <Choice defaultChecked={false} name="topic-choice" type="radio" value="short">
          {words.short}
        </Choice>
        <Choice defaultChecked name="topic-choice" type="radio" value="long">
          {words.long}
        </Choice>
      </div>
      <div>
        <SubmitButton>{words.main}</SubmitButton>
      </div>
    </form>
  )
}

export function Notices({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <>
      <Notice>{words.notice.info}</Notice>
      <Notice tone="success">{words.notice.success}</Notice>
      <Notice tone="warning">{words.notice.warning}</Notice>
      <Notice title={words.short} tone="error">
        {words.notice.error}
      </Notice>
      <Notice title={words.short}>{words.long}</Notice>
      <Disclaimer>{words.disclaimer}</Disclaimer>
    </>
  )
}

export function Navigation({ locale }: { locale: Locale }) {
  const words = copy[locale]
  const linksOf = (labels: readonly string[]) =>
    labels.map((label, position) => ({ to: `#place-${position}`, label, isCurrent: position === 0 }))
  const pathOfPage = (page: number | null) => `#page-${page ?? 1}`
  return (
    <>
      <LinkTabs label={words.parts.tables} tabs={linksOf(words.tabs)} />
      <LinkChips chips={linksOf([...words.chips, words.long])} label={words.parts.cards} />
      <Pagination locale={locale} page={1} pageCount={2} pathOfPage={pathOfPage} />
      <Pagination locale={locale} page={12} pageCount={240} pathOfPage={pathOfPage} />
      <p className="specimen-row">
        <Change fraction={0.0198} locale={locale} />
        <Change fraction={-0.0226} locale={locale} />
        <Change fraction={0} locale={locale} />
        <Change fraction={null} locale={locale} />
      </p>
      <p className="board specimen-board specimen-row">
        <Change fraction={0.0198} locale={locale} />
        <Change fraction={-0.0226} locale={locale} />
      </p>
    </>
  )
}
