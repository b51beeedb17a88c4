import { mark, markViewBox } from '@site/brand/mark.ts'

const markup = { __html: mark }

export function BrandMark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of packages/brand
  return <svg aria-hidden="true" dangerouslySetInnerHTML={markup} viewBox={markViewBox} />
}
