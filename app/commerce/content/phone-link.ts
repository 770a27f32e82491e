/**
 * "+49 (0) 30 1234567 App. 12" as a link for phones, without the extension, which a letter or # starts, and without the zero that nobody
 * dials after a country's code. Undefined without digits.
 */
export function phoneLink(phone: string): string | undefined {
  const number = phone
    .normalize('NFKC')
    .replaceAll('ー', '-')
    .replace(/(?<=\d[^\p{L}#]*)[\p{L}#].*/u, '')
    .replace(/(?<=\+[\d\s]+)\(0\)/, '')
    .replace(/[^+\d]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}
