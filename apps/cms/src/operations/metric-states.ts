/** States reported as metrics, also with value 0, because alerts need a value. */
export const mailStates = ['due', 'sending', 'sent', 'failed'] as const
export const jobStates = ['waiting', 'running', 'late', 'failed'] as const
export const mailClasses = ['transactional', 'bulk'] as const
export const bulkReports = ['hard', 'complaint'] as const
