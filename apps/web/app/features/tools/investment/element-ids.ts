/** Outputs refer to the form; submitting it scrolls to the result. */
export const FORM_ID = 'calculator-form'
export const OUTCOME_ID = 'calculator-answer'
export const YEARS_ID = 'calculator-years'
