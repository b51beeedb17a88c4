/** Outputs name this form as theirs, and the answer is where sending it leads. */
export const FORM_ID = 'calculator-form'
export const ANSWER_ID = 'calculator-answer'
export const YEARS_ID = 'calculator-years'
