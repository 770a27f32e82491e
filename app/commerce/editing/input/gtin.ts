const lengths = [8, 12, 13, 14]

/** Whether these are the digits of a GTIN-8, -12 (UPC), -13 (EAN) or -14. GS1 General Specifications, sections 3.3 and 7.9.1. */
export function isGtin(text: string): boolean {
  if (!lengths.includes(text.length) || !/^\d+$/.test(text)) return false
  return checkDigit(text.slice(0, -1)) === Number(text.at(-1))
}

/** The last digit of a GTIN with these digits before it. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
