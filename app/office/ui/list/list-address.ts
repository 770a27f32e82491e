/** The address of a list with these parameters, without the empty ones. */
export function listPath(
  path: string,
  parameters: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The choice that a parameter names; undefined for anything else. */
export function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find(choice => choice === params.get(name))
}

interface ListPage<Row> {
  rows: readonly Row[]
  hasBefore: boolean
  hasAfter: boolean
}

/** The addresses of the pages around one at `here`, by the keys of its first and last row. */
export function pagesAround<Row>(
  here: string,
  { rows, hasBefore, hasAfter }: ListPage<Row>,
  keyOf: (row: Row) => string,
): { previous: string | undefined; next: string | undefined } {
  const start = `${here}${here.includes('?') ? '&' : '?'}`
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    previous: hasBefore && first ? `${start}before=${keyOf(first)}` : undefined,
    next: hasAfter && last ? `${start}after=${keyOf(last)}` : undefined,
  }
}

/** The page of rows that were read with one more. `last` is its last row if there are more. */
export function pageOf<Row>(rows: readonly Row[], size: number): { shown: Row[]; last: Row | undefined } {
  return { shown: rows.slice(0, size), last: rows.length > size ? rows[size - 1] : undefined }
}
