import type { Product } from '@site/contracts/content/products.ts'
import { Disclaimer } from '#app/design/notice.tsx'
import { useNotices } from '#app/layout/use-notices.ts'

/** Every product has the investment notice; government securities also have their own. */
export function ProductNotices({ notice }: { notice: Product['notice'] }) {
  const notices = useNotices()
  return (
    <>
      {notice === 'sbn' && notices.sbn !== '' ? <Disclaimer>{notices.sbn}</Disclaimer> : null}
      <Disclaimer>{notices.investment}</Disclaimer>
    </>
  )
}
