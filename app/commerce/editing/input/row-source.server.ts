import { type InputSource, SentValues } from './input-source.server.ts'

/** A row of a spreadsheet, by the names in its header. Cells beyond the header are fields like `column 9`. */
export function rowSource(header: readonly string[], cells: readonly string[]): InputSource {
  const values = new SentValues()
  header.forEach((name, at) => {
    values.add(name.trim(), cells[at]?.trim())
  })
  for (let at = header.length; at < cells.length; at += 1)
    if (cells[at] !== '') values.add(`column ${at + 1}`, cells[at])
  return values.source('row')
}
