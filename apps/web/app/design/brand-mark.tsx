import { mark, markViewBox } from '@site/brand/mark.ts'

export function BrandMark() {
  return (
    <svg aria-hidden="true" viewBox={markViewBox}>
      {mark}
    </svg>
  )
}
