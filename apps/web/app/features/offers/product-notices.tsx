import type { Product } from '@site/contracts/content/products.ts'
import { Disclaimer } from '#app/design/notice.tsx'
import { useNotices } from '#app/layout/use-notices.ts'

/** Every product carries the investment notice; government securities their own as well. */
export function ProductNotices({ notice }: { notice: Product['notice'] }) {
  const notices = useNotices()
  return (
    <>
      {notice === 'sbn' && notices.sbn !== '' ? <Disclaimer>{notices.sbn}</Disclaimer> : null}
      <Disclaimer>{notices.investment}</Disclaimer>
    </>
  )
}
