/** A hidden field of forms on other pages, which have no human check: the form itself follows. */
export const TYPED_ELSEWHERE_FIELD = 'typedElsewhere'
