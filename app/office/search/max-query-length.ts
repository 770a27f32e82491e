/** Longer than any name, number or email. */
export const maxQueryLength = 200
