/** Whole numbers with the group separators of the admin's languages. */
export const formatNumber = {
  id: new Intl.NumberFormat('id-ID').format,
  en: new Intl.NumberFormat('en-GB').format,
}
