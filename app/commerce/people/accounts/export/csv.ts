/** Excel reads a file as UTF-8 only if it starts with this. */
const byteOrderMark = '\ufeff'

type Cell = string | number | boolean | null | undefined

/** A CSV file as RFC 4180 describes it, with a header. */
export function csvFile(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns, ...rows].map(row => row.map(csvCell).join(','))
  return `${byteOrderMark}${lines.map(line => `${line}\r\n`).join('')}`
}

function csvCell(value: Cell): string {
  if (typeof value !== 'string') return String(value ?? '')
  const text = asText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spreadsheets would run a text that starts like a formula (OWASP, "CSV Injection"). */
function asText(value: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
}
